import { isListed } from '../shared/page-data.ts';
import { aboutPage } from './pages/about.ts';
import { articlePages, blogPage, olderBlogPages } from './pages/articles.ts';
import { cityPages, locationPage } from './pages/cities.ts';
import { contactPage } from './pages/contact.ts';
import { deadlinesPage } from './pages/deadlines.ts';
import { faqsPage } from './pages/faqs.ts';
import { homePage } from './pages/home.ts';
import { announcedPages, articleNotFound, notFound } from './pages/not-found.ts';
import type { Page } from './pages/page.ts';
import { pricingPage } from './pages/pricing.ts';
import { formsPage, searchPage } from './pages/search.ts';
import { servicePages, servicesPage } from './pages/services.ts';
import { statementPages } from './pages/statements.ts';

/** Every page of the site. A path exists if it is here. */
const known: Page[] = [
  homePage,
  aboutPage,
  servicesPage,
  ...servicePages,
  blogPage,
  ...olderBlogPages,
  ...articlePages,
  locationPage,
  ...cityPages,
  pricingPage,
  faqsPage,
  deadlinesPage,
  formsPage,
  searchPage,
  contactPage,
  ...statementPages,
  ...announcedPages,
];

/** The pages of the site: the sitemap lists them, the content check reads them, and the tests loop over them. */
export const pages = known.filter(isListed);

/** All pages, with the two not-found pages. */
export const allPages = [...known, notFound, articleNotFound];

const byPath = new Map(known.map((page) => [page.path, page]));

/** The page of a path, exactly. An unknown path has the not-found page, an unknown article its own. */
export function findPage(pathname: string): Page {
  return byPath.get(pathname) ?? (/^\/blog\/[^/]+$/.test(pathname) ? articleNotFound : notFound);
}

/** Finds the canonical path for another spelling of it (`/About/` → `/about`); undefined if there is none. */
export function findCanonicalPath(pathname: string): string | undefined {
  const spelled = pathname.toLowerCase().replace(/(?<=[^/])\/$/, '');
  const page = byPath.get(spelled);
  return spelled !== pathname && page && page.kind !== 'not-found' ? spelled : undefined;
}
