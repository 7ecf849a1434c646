import type { Thing } from 'schema-dts';
import type { ListedHead, PageHead, Section, Today } from '../../content/types.ts';
import type { FormEntry, PageData, PageKind, PageKinds } from '../../shared/page-data.ts';
import type { Figure } from '../figures/parts/figure.ts';
import type { Search } from '../search/search.ts';

/** What is known of all pages together, on one day. */
export interface SiteIndex {
  search: Search;
  forms: FormEntry[];
}

/** What the data of a page may depend on. */
export interface Asked {
  /** The office's day, an ISO date. */
  day: string;
  /** The office's hour, such as `2026-11-21T17`. */
  hour: string;
  today: Today;
  /** As the page's `readQuery` gives it; empty if it asks for nothing. */
  query: string;
  /** Origin of absolute links. */
  origin: string;
  /** What is known of all pages; it is made when it is first needed. */
  getIndex: () => SiteIndex;
}

/** What stands on a page, as content. */
export interface PageWords {
  head: PageHead | ListedHead;
  /** The h1. */
  heading: string;
  /** Everything that is read on the page. */
  words: unknown;
  /** Those of a service or a city. */
  sections?: Section[];
  /** Its teaching figure, whose words are read on the page, too. */
  figure?: Figure;
  /** What its own picture shows, for its link preview: the h1 is said before it. */
  picture?: string;
}

/** An address of the site, or one of the two not-found pages. */
export interface Page<Kind extends PageKind = PageKind> extends Pick<PageData<Kind>, 'path' | 'name' | 'kind' | 'parent'> {
  /** The number to call from this page, if it is not the office's. */
  phone?: string;
  /**
   * What the page understands of a query, in one spelling and one order, without the question mark; empty if that is
   * nothing. A page without it is the same for every query.
   */
  readQuery?: (query: URLSearchParams) => string;
  read: (today: Today) => PageWords;
  show: (asked: Asked) => PageKinds[Kind];
  /** Its structured data besides the breadcrumbs, if the firm is not all of it. */
  describe?: (asked: Asked) => Thing[];
}
