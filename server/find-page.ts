import { isListed } from '../shared/page-data.ts';
import { aboutPage } from './page-data/about.ts';
import { articleNotFound, articlePages, blogPage } from './page-data/articles.ts';
import { cityPages, locationPage } from './page-data/cities.ts';
import { contactPage } from './page-data/contact.ts';
import { deadlinesPage } from './page-data/deadlines.ts';
import { faqsPage } from './page-data/faqs.ts';
import { homePage } from './page-data/home.ts';
import { notFound } from './page-data/not-found.ts';
import type { Page } from './page-data/page.ts';
import { pricingPage } from './page-data/pricing.ts';
import { formsPage, searchPage } from './page-data/search.ts';
import { servicePages, servicesPage } from './page-data/services.ts';
import { statementPages } from './page-data/statements.ts';

/** Every page of the site. A path exists if it is here. */
const known: Page[] = [
  homePage,
  aboutPage,
  servicesPage,
  ...servicePages,
  blogPage,
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
];

/** The pages that are pages of their own: what the sitemap lists, the content check reads and the tests loop over. */
export const pages = known.filter(isListed);

/** Those and the two not-found pages. */
export const allPages = [...known, notFound, articleNotFound];

const byPath = new Map(known.map((page) => [page.path, page]));

/** The page of a path, exactly. An unknown path has the not-found page, an unknown article its own. */
export function findPage(pathname: string): Page {
  return byPath.get(pathname) ?? (/^\/blog\/[^/]+$/.test(pathname) ? articleNotFound : notFound);
}

/** The right spelling of a page asked for in another one (`/About/` → `/about`); undefined if there is none. */
export function findCanonicalPath(pathname: string): string | undefined {
  const spelled = pathname.toLowerCase().replace(/(?<=[^/])\/$/, '');
  return spelled !== pathname && byPath.has(spelled) ? spelled : undefined;
}
