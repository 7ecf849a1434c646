import type { Thing } from 'schema-dts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import type { ListedMetadata, PageMetadata, Photo, Today, Topic } from '../../content/types.ts';
import type { PageFrame, PageKind, PageLink, ShownPhoto } from '../../shared/page/page-frame.ts';
import type { Answers } from '../../shared/pages/estimate/read-estimate.ts';
import type { FormEntry } from '../../shared/pages/forms/props.ts';
import type { PageProps } from '../../shared/routes.tsx';
import type { Cut } from '../assets.ts';
import type { Period } from '../office/changes.ts';
import type { Search } from '../search/search.ts';
import type { PageText } from '../texts/page-texts.ts';

/** The values of a query. A page or a file reads those that it accepts. */
export interface Query {
  /** The search words, on one line. */
  q: string;
  /** The taxpayer types whose due dates are asked for. */
  who: TaxpayerType[];
  /** The topic of the consultation that is asked for. */
  about: Topic['slug'] | undefined;
  estimate: Answers;
  /** Whether the calendar has a reminder 14 days before each date. */
  alarm: boolean;
}

/** The values that a page or a file accepts: one of a page, and `who` with `alarm` of the calendar. */
export type Accepts = Exclude<keyof Query, 'alarm'> | 'calendar';

/** Gives a photograph in a shape as a page shows it; undefined if content names none, or the build has not made it. */
export type GetPhoto = (photo: Photo | undefined, cut: Cut) => ShownPhoto | undefined;

/** The index of all pages, on one day. */
export interface SiteIndex {
  /** Every page that is listed, with its head. */
  pages: (PageLink & Pick<LoadedPage, 'head'>)[];
  search: Search;
  forms: FormEntry[];
}

/** The inputs of a page's data. */
export interface PageRequest extends Period {
  /** The office's day, an ISO date. */
  day: string;
  facts: Today;
  getPhoto: GetPhoto;
  query: Query;
  /** Origin of absolute links. */
  origin: string;
  /** The pages that a visitor with a mistyped path may want. */
  suggestions: PageLink[];
}

/** The inputs of a page that shows what all pages say. */
export interface IndexRequest extends PageRequest {
  index: SiteIndex;
}

/** A page with everything that a response contains. */
export interface LoadedPage<Kind extends PageKind = PageKind> {
  head: PageMetadata | ListedMetadata;
  /** The props of its component. */
  props: PageProps[Kind];
  /** Its structured data besides the breadcrumbs. */
  jsonLd: Thing[];
  /** The ISO dates on which the due dates that it shows were last looked up. */
  checked?: string[];
  /** The alternative text of its link preview. */
  preview: string;
  /** The texts that the page shows, section by section. The first is the top, with the h1. */
  texts: [PageText, ...PageText[]];
}

interface Address<Kind extends PageKind> extends Pick<PageFrame, 'path' | 'name' | 'parent' | 'previewOf'> {
  kind: Kind;
  /** The number to call from this page, if it is not the office's. */
  phone?: string;
  /** The ISO date from which on the page is there. Before it waits, as an article of a coming day does. */
  from?: string;
  /** The file with its words, if it is not named after the path. */
  file?: string;
  /** The field of a query that changes the page. A page without it is the same for every query. */
  accepts?: Accepts;
}

/** A page that is made from the content alone. */
export interface PlainPage<Kind extends PageKind = PageKind> extends Address<Kind> {
  needsIndex?: never;
  load: (request: PageRequest) => LoadedPage<Kind>;
}

/** A page that is made from the index of all pages, too. */
export interface IndexPage<Kind extends PageKind = PageKind> extends Address<Kind> {
  needsIndex: true;
  load: (request: IndexRequest) => LoadedPage<Kind>;
}

/** An address of the site, or one of the two not-found pages. */
export type Page<Kind extends PageKind = PageKind> = PlainPage<Kind> | IndexPage<Kind>;
