import { isListed } from '../shared/page-data.ts';
import { aboutPage } from './pages/about.ts';
import { articlePages, blogPage, olderBlogPages } from './pages/articles.ts';
import { cityPages, locationPage } from './pages/cities.ts';
import { contactPage } from './pages/contact.ts';
import { deadlinesPage } from './pages/deadlines.ts';
import { faqsPage } from './pages/faqs.ts';
import { homePage } from './pages/home.ts';
import { articleNotFound, notFound } from './pages/not-found.ts';
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
];

/** The pages of the site: the sitemap lists them, the content check reads them, and the tests loop over them. */
export const pages = known.filter(isListed);

/** All pages, with the two not-found pages. */
export const allPages = [...known, notFound, articleNotFound];

const byPath = new Map(known.map((page) => [page.path, page]));

/** Addresses that a reader of others may try, and the pages that they are of. */
const otherNames = new Map([['/blog/page/1', blogPage.path]]);

/** The page of a path, exactly. An unknown path has the not-found page, an unknown article its own. */
export function findPage(pathname: string): Page {
  return byPath.get(pathname) ?? (/^\/blog\/[^/]+$/.test(pathname) ? articleNotFound : notFound);
}

/** Punctuation, blanks and joiners as letters and mails leave them behind an address, as they are or coded. */
const leftBehind = /(?<=\w)\/?(?:[.,;:!)\]*'"]|%(?:20|22|27|5D|C2%A0)|%E2%80%(?:8[B-D]|9[89CD]))+$/i;

/** Finds the canonical path for another spelling of it (`/About/` → `/about`); undefined if there is none. */
export function findCanonicalPath(pathname: string): string | undefined {
  const lower = pathname
    .replace(leftBehind, '')
    .toLowerCase()
    .replace(/(?<=[^/])\/$/, '');
  const spelled = otherNames.get(lower) ?? lower;
  return spelled !== pathname && byPath.has(spelled) ? spelled : undefined;
}
