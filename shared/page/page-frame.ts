import type { Notice } from '../../content/notices.ts';
import type * as content from '../../content/types.ts';
import type { SpecialHours } from '../office/hours.ts';

/** A photograph as the build has made it: its copies are `base` with a width and the type, such as `…-640.avif`. */
export interface ShownPhoto {
  alt: string;
  base: string;
  /** The widths of the copies, the smallest first, and the height of the largest. */
  widths: number[];
  height: number;
}

/** A page's name in breadcrumbs, suggestions and lists, and its address. */
export interface PageLink {
  path: string;
  name: string;
}

/** The kinds of pages. shared/routes.tsx has the component of each, and server/pages/index.ts its pages. */
export type PageKind =
  | 'home'
  | 'about'
  | 'services'
  | 'service'
  | 'blog'
  | 'article'
  | 'location'
  | 'city'
  | 'pricing'
  | 'faqs'
  | 'deadlines'
  | 'forms'
  | 'search'
  | 'contact'
  | 'statement'
  | 'not-found';

/** Whether the office is open, in words such as `Open until 6 PM` or `Closed for Labor Day. Opens tomorrow at 9 AM`. */
export interface OfficeStatus {
  open: boolean;
  text: string;
}

/** The data that every page has besides its own. */
export interface PageFrame extends PageLink {
  kind: PageKind;
  /** The page above this one, besides home. */
  parent?: PageLink;
  /** The path of the page whose link preview it shows, if it has none of its own. */
  previewOf?: string;
  head: content.PageMetadata;
  /** Whether it shows what its query asks for: some dates, some forms, an estimate. */
  isView?: true;
  /** The photograph under its head. */
  photo?: ShownPhoto;
  /** The alternative text of its link preview. */
  preview: string;
  /** ISO date on which its words, or a fact in them, were last looked up. */
  reviewed?: string;
  /** The number to call. */
  phone: string;
  /** The office's day on which it was made, an ISO date. */
  day: string;
  /** The period in which the page does not change, on the office's clock: `2026-11-21T09:00`. */
  since: string;
  until: string;
  /** Unknown when that is over, and the server cannot be asked. */
  office: OfficeStatus | undefined;
  /** The next day of the coming weeks with special hours. */
  special?: SpecialHours;
  /** The current notices. */
  notices: Notice[];
  footer: { services: { title: string; links: content.LabeledLink[] }[]; cities: content.LabeledLink[] };
  /** Origin of absolute links, e.g. `https://www.example.com`, without a trailing slash. */
  origin: string;
  /** URLs of the icons and of what lies on desks, each a `<symbol>`. */
  sprite: string;
  desks: string;
  /** The script that it was made for. A page of another release is loaded as a document. */
  release: string;
}

export const homeLink: PageLink = { path: '/', name: 'Home' };

/** The pages above a page, from home down: the breadcrumbs before its own. */
export function findParents({ path, parent }: Pick<PageFrame, 'path' | 'parent'>): PageLink[] {
  if (path === homeLink.path) return [];
  return parent ? [homeLink, parent] : [homeLink];
}

/** Whether search engines, the sitemap and lists have a page. Search results and not-found pages are in none of them. */
export function isListed({ kind }: Pick<PageFrame, 'kind'>): boolean {
  return kind !== 'not-found' && kind !== 'search';
}

/** The pages whose data depends on their query. The browser itself applies the query of /pricing. */
const queried = ['/search', '/deadlines', '/forms', '/contact'];

/** Returns the path of a page's data: `/data/about.json`, `/data/index.json` for the home page. */
export function toDataPath(pathname: string, search: string): string {
  const name = pathname === '/' ? '/index' : pathname;
  return `/data${name}.json${queried.includes(pathname) ? search : ''}`;
}
