import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { StatementContent } from '../content/pages/page-types.ts';
import type { PageFrame, PageKind } from './page/page-frame.ts';
import { AboutPage, type AboutProps } from './pages/about.tsx';
import { ArticlePage, type ArticleProps } from './pages/article.tsx';
import { BlogPage, type BlogProps } from './pages/blog.tsx';
import { CityPage, type CityProps } from './pages/city.tsx';
import { ContactPage, type ContactProps } from './pages/contact.tsx';
import type { DeadlinesProps } from './pages/deadlines/props.ts';
import { DeadlinesPage } from './pages/deadlines.tsx';
import { FaqsPage, type FaqsProps } from './pages/faqs.tsx';
import type { FormsProps } from './pages/forms/props.ts';
import { FormsPage } from './pages/forms.tsx';
import { HomePage, type HomeProps } from './pages/home.tsx';
import { LocationPage, type LocationProps } from './pages/location.tsx';
import { NotFoundPage, type NotFoundProps } from './pages/not-found.tsx';
import { PricingPage, type PricingProps } from './pages/pricing.tsx';
import type { SearchProps } from './pages/search/props.ts';
import { SearchPage } from './pages/search.tsx';
import { ServicePage, type ServiceProps } from './pages/service.tsx';
import { ServicesPage, type ServicesProps } from './pages/services.tsx';
import { StatementPage } from './pages/statement.tsx';

/** The props of each kind of page. */
export interface PageProps {
  home: HomeProps;
  about: AboutProps;
  services: ServicesProps;
  service: ServiceProps;
  blog: BlogProps;
  article: ArticleProps;
  location: LocationProps;
  city: CityProps;
  pricing: PricingProps;
  faqs: FaqsProps;
  deadlines: DeadlinesProps;
  forms: FormsProps;
  search: SearchProps;
  contact: ContactProps;
  statement: StatementContent;
  'not-found': NotFoundProps;
}

/** The component of each kind of page. A kind without an entry does not compile. */
const components: { [Kind in PageKind]: ComponentType<PageProps[Kind]> } = {
  home: HomePage,
  about: AboutPage,
  services: ServicesPage,
  service: ServicePage,
  blog: BlogPage,
  article: ArticlePage,
  location: LocationPage,
  city: CityPage,
  pricing: PricingPage,
  faqs: FaqsPage,
  deadlines: DeadlinesPage,
  forms: FormsPage,
  search: SearchPage,
  contact: ContactPage,
  statement: StatementPage,
  'not-found': NotFoundPage,
};

/** The data of a page: it is part of the document, and the response below /data. */
export type PageData<Kind extends PageKind = PageKind> = PageFrame & { kind: Kind; data: PageProps[Kind] };

/** A page with its data. Where the server has answered 404, that is the not-found page. */
function Content<Kind extends PageKind>({ kind, data }: { kind: Kind; data: PageProps[Kind] }) {
  const Page: ComponentType<PageProps[Kind]> = components[kind];
  return <Page {...data} />;
}

/** Every address of the site. Which services, cities and articles there are is the server's to say. */
export const paths = [
  '/',
  '/about',
  '/services',
  '/services/:slug',
  '/blog',
  '/blog/page/:number',
  '/blog/:slug',
  '/location',
  '/locations/:slug',
  '/pricing',
  '/faqs',
  '/deadlines',
  '/forms',
  '/search',
  '/contact',
  '/privacy',
  '/accessibility',
  '*',
];

/** The routes of React Router, all of which show the page that has been loaded for the address. */
export function createRoutes({ kind, data }: PageData): RouteObject[] {
  return paths.map((path) => ({ path, element: <Content kind={kind} data={data} /> }));
}
