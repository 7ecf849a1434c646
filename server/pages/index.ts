import { isListed } from '../../shared/page/page-frame.ts';
import { aboutPage } from './about.ts';
import { articlePages, blogPage, olderBlogPages } from './articles.ts';
import { cityPages, locationPage } from './cities.ts';
import { contactPage } from './contact.ts';
import { deadlinesPage } from './deadlines.ts';
import { faqsPage } from './faqs.ts';
import { homePage } from './home.ts';
import { articleNotFound, notFound } from './not-found.ts';
import type { Page } from './page.ts';
import { pricingPage } from './pricing.ts';
import { formsPage, searchPage } from './search.ts';
import { servicePages, servicesPage } from './services.ts';
import { statementPages } from './statements.ts';

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

/** Finds the canonical path for another spelling of it (`/About/` → `/about`); undefined if there is none. */
export function findCanonicalPath(pathname: string): string | undefined {
  const lower = pathname.toLowerCase().replace(/(?<=[^/])\/$/, '');
  const spelled = otherNames.get(lower) ?? lower;
  return spelled !== pathname && byPath.has(spelled) ? spelled : undefined;
}
