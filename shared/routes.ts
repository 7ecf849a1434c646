import { type ComponentType, createElement, type ReactNode } from 'react';
import { articles } from '../content/blog/index.ts';
import { cities } from '../content/cities/index.ts';
import { services } from '../content/services/index.ts';
import type { ArticleCard, City, PageHead, Service } from '../content/types.ts';
import { Article, type BuiltArticle } from './pages/article.tsx';
import { CityPage } from './pages/city-page.tsx';
import { ServicePage } from './pages/service-page.tsx';

/** What a page is once its chunk is here: its metadata and its content. */
export interface View {
  head: PageHead;
  /** Takes the address that was asked for, which differs from the route's only on not-found pages. */
  content: (pathname: string) => ReactNode;
}

/** One address of the site. A page exists if it is in the table below. */
export interface Route {
  path: string;
  /** Name in breadcrumbs, suggestions and lists. */
  name: string;
  status: 200 | 404;
  /** Source file of the page's own chunk, as the build names it. */
  module: string;
  load: () => Promise<View>;
}

/** A one-of-a-kind page: its file in `pages/` exports the words for `<head>` and the component. */
type PageModule = Promise<{ head: PageHead; Page: ComponentType<{ pathname: string }> }>;

function page(path: string, name: string, file: string, load: () => PageModule, status: Route['status'] = 200): Route {
  return {
    path,
    name,
    status,
    module: `shared/pages/${file}.tsx`,
    load: async () => {
      const { head, Page } = await load();
      return { head, content: (pathname) => createElement(Page, { pathname }) };
    },
  };
}

function serviceRoute(service: Service): Route {
  return {
    path: `/services/${service.slug}`,
    name: service.name,
    status: 200,
    module: `content/services/${service.slug}.ts`,
    load: async () => {
      const { body } = await service.load();
      return { head: body.head, content: () => createElement(ServicePage, { service, body }) };
    },
  };
}

function cityRoute(city: City): Route {
  return {
    path: `/locations/${city.slug}`,
    name: city.name,
    status: 200,
    module: `content/cities/${city.slug}.ts`,
    load: async () => {
      const { body } = await city.load();
      const { name, lat, lon } = city;
      return { head: { ...body.head, place: { name, lat, lon } }, content: () => createElement(CityPage, { city, body }) };
    },
  };
}

/** One route for an article that has been written, none for one that has not. */
function articleRoutes(card: ArticleCard): Route[] {
  const { load } = card;
  if (!load) return [];
  return [
    {
      path: `/blog/${card.slug}`,
      name: card.title,
      status: 200,
      module: `content/blog/${card.slug}.ts`,
      load: async () => {
        const body = (await load()).body as BuiltArticle;
        return { head: body.head, content: () => createElement(Article, { card, body }) };
      },
    },
  ];
}

const notFound = page('/404', 'Page not found', 'not-found', () => import('./pages/not-found.tsx'), 404);
const articleNotFound = page(
  '/blog/404',
  'Blog post not found',
  'article-not-found',
  () => import('./pages/article-not-found.tsx'),
  404,
);

/** Every address the site answers, in the order of the specification, and the two not-found entries. */
export const routes: Route[] = [
  page('/', 'Home', 'home', () => import('./pages/home.tsx')),
  page('/about', 'About', 'about', () => import('./pages/about.tsx')),
  page('/services', 'Services', 'services', () => import('./pages/services.tsx')),
  ...services.map(serviceRoute),
  page('/blog', 'Resources', 'blog', () => import('./pages/blog.tsx')),
  ...articles.flatMap(articleRoutes),
  page('/location', 'Location', 'location', () => import('./pages/location.tsx')),
  ...cities.map(cityRoute),
  page('/pricing', 'Pricing', 'pricing', () => import('./pages/pricing.tsx')),
  page('/faqs', 'FAQs', 'faqs', () => import('./pages/faqs.tsx')),
  page('/contact', 'Contact', 'contact', () => import('./pages/contact.tsx')),
  notFound,
  articleNotFound,
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The routes that are pages: what the sitemap lists and the tests loop over. */
export const pages = routes.filter((route) => route.status === 200);

/**
 * The route of a path as it stands in the address, exact to the letter. Never undefined:
 * an unknown path has the not-found entry, an unknown article its own.
 */
export function findRoute(pathname: string): Route {
  const known = byPath.get(pathname);
  if (known) return known;
  return /^\/blog\/[^/]+$/.test(pathname) ? articleNotFound : notFound;
}

/** The right spelling of a page asked for in another one (`/About/` → `/about`), or undefined if there is no such page. */
export function canonicalPath(pathname: string): string | undefined {
  const spelled = pathname.toLowerCase().replace(/(?<=[^/])\/$/, '');
  return spelled !== pathname && byPath.get(spelled)?.status === 200 ? spelled : undefined;
}

/** The page above this one, for breadcrumbs: /services for a service, /location for a city, home for the rest. */
export function parentsOf(route: Route): Route[] {
  const home = findRoute('/');
  if (route === home) return [];
  const section = /^\/(services|locations|blog)\/./.exec(route.path)?.[1];
  return section ? [home, findRoute(section === 'locations' ? '/location' : `/${section}`)] : [home];
}
