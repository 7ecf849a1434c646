import { isListed, type PageKind } from '../../shared/page/page-frame.ts';
import { aboutPage } from './about.ts';
import { articlePages, blogPage, olderBlogPages } from './articles.ts';
import { cityPages, locationPage } from './cities.ts';
import { contactPage } from './contact.ts';
import { deadlinesPage } from './deadlines.ts';
import { faqsPage } from './faqs.ts';
import { homePage } from './home.ts';
import { announcedPages, articleNotFoundPage, notFoundPage } from './not-found.ts';
import type { Page } from './page.ts';
import { pricingPage } from './pricing.ts';
import { formsPage, searchPage } from './search.ts';
import { servicePages, servicesPage } from './services.ts';
import { statementPages } from './statements.ts';

/** The pages of each kind, in the order in which they are listed. A kind without an entry does not compile. */
const register: { [Kind in PageKind]: Page<Kind>[] } = {
  home: [homePage],
  about: [aboutPage],
  services: [servicesPage],
  service: servicePages,
  blog: [blogPage, ...olderBlogPages],
  article: articlePages,
  location: [locationPage],
  city: cityPages,
  pricing: [pricingPage],
  faqs: [faqsPage],
  deadlines: [deadlinesPage],
  forms: [formsPage],
  search: [searchPage],
  contact: [contactPage],
  statement: statementPages,
  'not-found': [...announcedPages, notFoundPage, articleNotFoundPage],
};

/** All pages, with the two not-found pages. */
export const allPages: Page[] = Object.values(register).flat();

/** The pages of the site: the sitemap lists them, the content check reads them, and the tests loop over them. */
export const pages = allPages.filter(isListed);

const byPath = new Map(allPages.filter(({ kind }) => kind !== 'not-found').map((page) => [page.path, page]));
const announced = new Map(announcedPages.map((page) => [page.path, page]));

/** Whether a page is there on a day, an ISO date. */
export const isThere = ({ from = '' }: Page, day: string): boolean => from <= day;

/**
 * Finds the page of a path in its exact spelling, on a day, or on any. An unknown path gets the not-found page, an unknown
 * article its own.
 */
export function findPage(pathname: string, day = '9'): Page {
  const page = byPath.get(pathname) ?? announced.get(pathname);
  if (page && isThere(page, day)) return page;
  return /^\/blog\/[^/]+$/.test(pathname) ? articleNotFoundPage : notFoundPage;
}

/** Punctuation, blanks and joiners as letters and mails leave them behind an address, as they are or coded. */
const leftBehind = /(?<=\w)\/?(?:[.,;:!)\]*'"]|%(?:20|22|27|5D|C2%A0)|%E2%80%(?:8[B-D]|9[89CD]))+$/i;

/** Finds the canonical path for another spelling of it (`/About/` → `/about`); undefined if there is none. */
export function findCanonicalPath(pathname: string): string | undefined {
  const spelled = pathname
    .replace(leftBehind, '')
    .toLowerCase()
    .replace(/(?<=[^/])\/$/, '');
  return spelled !== pathname && byPath.has(spelled) ? spelled : undefined;
}
