import { type Article, articles } from '../content/blog/index.ts';
import { articlesByYear } from '../content/blog/table.ts';
import { describeBlogYear } from '../content/blog-year.ts';
import { cities } from '../content/cities/index.ts';
import { findNearestCities } from '../content/cities/nearest.ts';
import { cityTable } from '../content/cities/table.ts';
import { services } from '../content/services/index.ts';
import { home } from './parents.ts';
import type { PageLink, PageModule, TableRoute } from './route.ts';

type Load = () => Promise<PageModule>;

const servicesPage: PageLink = { path: '/services', name: 'Services' };
const blog: PageLink = { path: '/blog', name: 'Resources' };
const location: PageLink = { path: '/location', name: 'Location' };
const forms: PageLink = { path: '/forms', name: 'Forms A to Z' };
const search: PageLink = { path: '/search', name: 'Search' };

/** A one-of-a-kind page: its words are `content/<file>.ts`, its component is `shared/pages/<file>.tsx`. */
function pageRoute({ path, name }: PageLink, section: string, file: string, load: Load): TableRoute {
  const source = { kind: 'page' } as const;
  return { path, name, section, status: 200, file: `content/${file}.ts`, chunk: `shared/pages/${file}.tsx`, source, load };
}

function serviceRoute({ path, title: name, load }: (typeof services)[number]): TableRoute {
  const file = `content${path}.ts`;
  const source = { kind: 'service' } as const;
  return { path, name, section: name, parent: servicesPage, status: 200, file, chunk: file, source, load };
}

function cityRoute({ load, ...city }: (typeof cities)[number]): TableRoute {
  const source = { kind: 'city', city, around: findNearestCities(city, cityTable) } as const;
  const { path, title: name, county } = city;
  const file = path.replace('/locations/', 'content/cities/').concat('.ts');
  const section = `${county} County`;
  return { path, name, section, parent: location, status: 200, file, chunk: file, source, load };
}

/** The page of an article, if it has been written. */
function articleRoutes({ slug, title, category, load }: Article): TableRoute[] {
  if (!load) return [];
  const path = `/blog/${slug}`;
  const file = `content${path}.ts`;
  const source = { kind: 'article', article: { slug, title, category } } as const;
  return [{ path, name: title, section: category, parent: blog, status: 200, file, chunk: file, source, load }];
}

function blogYearRoute({ year, articles }: (typeof articlesByYear)[number]): TableRoute {
  const words = describeBlogYear(year);
  const source = { kind: 'blog-year', words, articles } as const;
  const [path, name, file] = [`/blog/${year}`, words.hero.heading, 'content/blog-year.ts'];
  return { path, name, section: blog.name, parent: blog, status: 200, file, source, load: async () => ({}) };
}

const notFound: TableRoute = {
  ...pageRoute({ path: '/404', name: 'Page not found' }, 'Not found', 'not-found', () => import('./pages/not-found.tsx')),
  status: 404,
};
const articleNotFound: TableRoute = {
  ...pageRoute(
    { path: '/blog/404', name: 'Blog post not found' },
    'Not found',
    'article-not-found',
    () => import('./pages/article-not-found.tsx'),
  ),
  parent: blog,
  status: 404,
};

/** Every address of the site and the two not-found entries. A page exists if it is here. */
export const routes: TableRoute[] = [
  pageRoute(home, 'Accounting and tax', 'home', () => import('./pages/home.tsx')),
  pageRoute({ path: '/about', name: 'About' }, 'About the firm', 'about', () => import('./pages/about.tsx')),
  pageRoute(servicesPage, 'Services', 'services', () => import('./pages/services.tsx')),
  ...services.map(serviceRoute),
  pageRoute(blog, 'Resources', 'blog', () => import('./pages/blog.tsx')),
  ...articles.flatMap(articleRoutes),
  ...articlesByYear.map(blogYearRoute),
  pageRoute(location, 'Location', 'location', () => import('./pages/location.tsx')),
  ...cities.map(cityRoute),
  pageRoute({ path: '/pricing', name: 'Pricing' }, 'Pricing', 'pricing', () => import('./pages/pricing.tsx')),
  pageRoute({ path: '/faqs', name: 'FAQs' }, 'FAQs', 'faqs', () => import('./pages/faqs.tsx')),
  pageRoute({ path: '/deadlines', name: 'Deadlines' }, 'Deadlines', 'deadlines', () => import('./pages/deadlines.tsx')),
  { ...pageRoute(forms, 'Forms', 'forms', () => import('./pages/forms.tsx')), served: true },
  { ...pageRoute(search, 'Search', 'search', () => import('./pages/search.tsx')), served: true, unlisted: true },
  pageRoute({ path: '/contact', name: 'Contact' }, 'Contact', 'contact', () => import('./pages/contact.tsx')),
  pageRoute({ path: '/privacy', name: 'Privacy' }, 'Privacy', 'privacy', () => import('./pages/privacy.tsx')),
  pageRoute(
    { path: '/accessibility', name: 'Accessibility' },
    'Accessibility',
    'accessibility',
    () => import('./pages/accessibility.tsx'),
  ),
  notFound,
  articleNotFound,
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The routes that are pages of their own: what the sitemap lists, the content check reads and the tests loop over. */
export const pages = routes.filter(({ status, unlisted }) => status === 200 && !unlisted);

/** The route of a path, exactly. An unknown path has the not-found entry, an unknown article its own. */
export function findRoute(pathname: string): TableRoute {
  const known = byPath.get(pathname);
  if (known) return known;
  return /^\/blog\/[^/]+$/.test(pathname) ? articleNotFound : notFound;
}

/** Whether there is a page at this address, a path with or without a fragment. */
export function isPage(href: string): boolean {
  return findRoute(href.split('#')[0] ?? href).status === 200;
}

/** The right spelling of a page asked for in another one (`/About/` → `/about`); undefined if there is none. */
export function findCanonicalPath(pathname: string): string | undefined {
  const spelled = pathname.toLowerCase().replace(/(?<=[^/])\/$/, '');
  return spelled !== pathname && byPath.get(spelled)?.status === 200 ? spelled : undefined;
}
