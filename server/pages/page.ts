import type { Thing } from 'schema-dts';
import type { ListedHead, PageHead, Today } from '../../content/types.ts';
import type { FormEntry, PageData, PageKind, PageKinds, PageLink, SearchResult } from '../../shared/page-data.ts';
import type { GetPhoto } from '../photographs.ts';
import type { Accepts, Query } from '../query.ts';
import type { PageText } from '../texts/page-texts.ts';

/** Finds the sections that match a query, the best first. */
export type Search = (words: string) => SearchResult[];

/** The index of all pages, on one day. */
export interface SiteIndex {
  /** Every page that is listed, with its head. */
  pages: (PageLink & Pick<LoadedPage, 'head'>)[];
  search: Search;
  forms: FormEntry[];
}

/** The inputs of a page's data. */
export interface PageRequest {
  /** The office's day, an ISO date. */
  day: string;
  /** The office's time on that day since which nothing on a page has changed, such as `2026-11-21T09:00`. */
  time: string;
  facts: Today;
  getPhoto: GetPhoto;
  query: Query;
  /** Origin of absolute links. */
  origin: string;
  /** The pages that a mistyped path may have meant. */
  suggestions: PageLink[];
  /** The index of all pages, for a page that has `needsIndex`. */
  getIndex: () => SiteIndex;
}

/** Everything that a request needs of a page. */
export interface LoadedPage<Kind extends PageKind = PageKind> {
  head: PageHead | ListedHead;
  /** The props of its component. */
  props: PageKinds[Kind];
  /** Its structured data besides the breadcrumbs. */
  jsonLd: Thing[];
  /** The ISO dates on which the due dates that it shows were last looked up. */
  checked?: string[];
  /** The alternative text of its link preview. */
  preview: string;
  /** The texts that it shows to a reader, section by section; the first is the top, with the h1. */
  texts: [PageText, ...PageText[]];
}

/** An address of the site, or one of the two not-found pages. */
export interface Page<Kind extends PageKind = PageKind>
  extends Pick<PageData<Kind>, 'path' | 'name' | 'kind' | 'parent' | 'previewOf'> {
  /** The number to call from this page, if it is not the office's. */
  phone?: string;
  /** The field of a query that changes the page. A page without it is the same for every query. */
  accepts?: Accepts;
  needsIndex?: true;
  load: (request: PageRequest) => LoadedPage<Kind>;
}
