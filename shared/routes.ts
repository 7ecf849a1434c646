import { type WrittenArticle, writtenArticles } from '../content/blog/table.ts';
import { type City, cities } from '../content/cities/index.ts';
import { type ServiceLink, serviceTable } from '../content/services/table.ts';
import type { Route, View } from './route.ts';

type LoadPage = () => Promise<{ view: View }>;

/** A one-of-a-kind page: its words are `content/<file>.ts`, its component is `shared/pages/<file>.tsx`. */
function pageRoute(path: string, name: string, section: string, file: string, load: LoadPage): Route {
  const source = { kind: 'page', load } as const;
  return { path, name, section, status: 200, file: `content/${file}.ts`, chunk: `shared/pages/${file}.tsx`, source };
}

function serviceRoute(service: ServiceLink): Route {
  const { path, title: name } = service;
  const file = `content${path}.ts`;
  return {
    path,
    name,
    section: name,
    parent: '/services',
    status: 200,
    file,
    chunk: file,
    source: { kind: 'service', service },
  };
}

function cityRoute(city: City): Route {
  const { path, title: name, county } = city;
  const file = path.replace('/locations/', 'content/cities/').concat('.ts');
  const section = `${county} County`;
  return { path, name, section, parent: '/location', status: 200, file, chunk: file, source: { kind: 'city', city } };
}

function articleRoute(article: WrittenArticle): Route {
  const { slug, title: name, category: section } = article;
  const path = `/blog/${slug}`;
  const file = `content${path}.ts`;
  return { path, name, section, parent: '/blog', status: 200, file, chunk: file, source: { kind: 'article', article } };
}

const notFound: Route = {
  ...pageRoute('/404', 'Page not found', 'Not found', 'not-found', () => import('./pages/not-found.tsx')),
  status: 404,
};
const articleNotFound: Route = {
  ...pageRoute(
    '/blog/404',
    'Blog post not found',
    'Not found',
    'article-not-found',
    () => import('./pages/article-not-found.tsx'),
  ),
  parent: '/blog',
  status: 404,
};

/** Every address of the site and the two not-found entries. A page exists if it is here. */
export const routes: Route[] = [
  pageRoute('/', 'Home', 'Accounting and tax', 'home', () => import('./pages/home.tsx')),
  pageRoute('/about', 'About', 'About the firm', 'about', () => import('./pages/about.tsx')),
  pageRoute('/services', 'Services', 'Services', 'services', () => import('./pages/services.tsx')),
  ...serviceTable.map(serviceRoute),
  pageRoute('/blog', 'Resources', 'Resources', 'blog', () => import('./pages/blog.tsx')),
  ...writtenArticles.map(articleRoute),
  pageRoute('/location', 'Location', 'Location', 'location', () => import('./pages/location.tsx')),
  ...cities.map(cityRoute),
  pageRoute('/pricing', 'Pricing', 'Pricing', 'pricing', () => import('./pages/pricing.tsx')),
  pageRoute('/faqs', 'FAQs', 'FAQs', 'faqs', () => import('./pages/faqs.tsx')),
  pageRoute('/contact', 'Contact', 'Contact', 'contact', () => import('./pages/contact.tsx')),
  pageRoute('/privacy', 'Privacy', 'Privacy', 'privacy', () => import('./pages/privacy.tsx')),
  pageRoute('/accessibility', 'Accessibility', 'Accessibility', 'accessibility', () => import('./pages/accessibility.tsx')),
  notFound,
  articleNotFound,
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The routes that are pages: what the sitemap lists, the content check reads and the tests loop over. */
export const pages = routes.filter((route) => route.status === 200);

/** The route of a path, exactly. An unknown path has the not-found entry, an unknown article its own. */
export function findRoute(pathname: string): Route {
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

/** The pages above a route, from home down: the breadcrumbs before its own. */
export function findParents({ path, parent }: Route): Route[] {
  if (path === '/') return [];
  return [findRoute('/'), ...(parent ? [findRoute(parent)] : [])];
}
