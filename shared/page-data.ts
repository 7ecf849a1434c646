import type { CategoryName } from '../content/blog/categories.ts';
import type { Letter } from '../content/forms/letters.ts';
import type { IconName } from '../content/icons.ts';
import type { Notice } from '../content/notices.ts';
import type { about } from '../content/pages/about.ts';
import type { articlePage } from '../content/pages/article.ts';
import type { blogPage } from '../content/pages/blog.ts';
import type { contact } from '../content/pages/contact.ts';
import type { deadlines } from '../content/pages/deadlines.ts';
import type { estimate } from '../content/pages/estimate.ts';
import type { faqs } from '../content/pages/faqs.ts';
import type { forms } from '../content/pages/forms.ts';
import type { home } from '../content/pages/home.ts';
import type { location } from '../content/pages/location.ts';
import type * as words from '../content/pages/page-types.ts';
import type { pricing } from '../content/pages/pricing.ts';
import type { search } from '../content/pages/search.ts';
import type { servicePage } from '../content/pages/service-page.ts';
import type { servicesPage } from '../content/pages/services.ts';
import type * as content from '../content/types.ts';
import type { SpecialHours } from './opening-hours.ts';

/** Text, or an element as `[name, attributes, children]`: the server sends drawings in this form. */
export type TreeNode = string | [name: string, attributes: Record<string, string>, children: TreeNode[]];

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

/** The next due date of the people that a page is for. */
export interface NextDue {
  /** Such as "Next due for S corporations". */
  lead: string;
  date: string;
  /** How long it is until then: `in 23 days`. */
  wait: string;
  /** The names of the due dates, by the first of them. */
  what: string;
  href: string;
}

/** A date of the coming year that many wait for. */
export interface KeyDate {
  /** ISO date. */
  due: string;
  days: number;
  title: string;
  note: string;
}

/** One due date. */
export interface DueItem {
  id: string;
  /** The name of the duty, with the number of its form. */
  title: string;
  agency: string;
  what: string;
  notes: string[];
  /** From where its date moved, and why, unless all of the day moved alike. */
  move?: string;
  /** Its taxpayer types, if more than one was asked for. */
  who?: string;
}

/** A day with due dates, an ISO date; `move` is the move that all of them share. */
export interface DueDay {
  due: string;
  move?: string;
  items: DueItem[];
}

/** The dates of a visitor on /deadlines. */
export interface DueDates {
  /** The next day with its due dates, and the number of days until then. */
  next?: { due: string; days: number; items: { id: string; title: string; what: string }[] };
  /** Dates until then that only some clients have, or that nobody has to keep, such as a discount. */
  before: { due: string; id: string; title: string; what: string }[];
  /** The days after that one. */
  later: { due: string; days: number; what: string }[];
  /** Such as "November 2026 to October 2027". */
  period: string;
  /** The taxpayer types of these dates, for paper. */
  names: string;
  /** The dates on the same day of each month; `months` has them only where they have moved. */
  monthly: (Omit<DueItem, 'move' | 'who'> & { day: number })[];
  /** A month with a summary of its dates; the summary is empty if it has only monthly ones. */
  months: { month: string; what: string; days: DueDay[] }[];
  extensions: { title: string; from: string; to: string; by: string; who: string }[];
}

/** A section that a search has found. */
export interface SearchResult {
  /** With the section's id. */
  path: string;
  /** The page's name, unless the heading is that. */
  page: string;
  kind: PageKind;
  /** The language of its words, if it is not that of the site. */
  lang?: string;
  /** With the words that were found in `mark` elements. */
  heading: TreeNode[];
  /** A sentence of the section, and the title of its item, which is shown first; empty for a sentence without an item. */
  title: TreeNode[];
  sentence: TreeNode[];
}

/** A form or a letter of /forms. */
export interface FormEntry {
  form: string;
  id: string;
  /** The office that asks for it or sends it. */
  from: string;
  what: string;
  when: string;
  /** The questions that it answers. */
  otherNames: string;
  /** The best place that speaks of it. */
  href: string;
  /** The steps to take about a letter, if it is one. */
  letter?: Letter;
}

/** An article as a list shows it. */
export interface ArticleCard extends Omit<content.ArticleEntry<CategoryName, string>, 'relatedServices' | 'subject' | 'body'> {
  /** The name of who signs it. */
  author: string;
  /** If it has been written. */
  picture?: TreeNode[];
  /** Stands in the place of the picture. */
  photo?: ShownPhoto;
}

/** The way to the other pages of a list: one back and one ahead, and some by number. A list of one page has no steps. */
export interface Pager {
  label: string;
  /** Before a number, for who hears it. */
  page: string;
  steps: content.Link[];
  numbers: { number: number; href: string }[];
}

/** The props of each kind of page. */
export interface PageKinds {
  home: {
    words: typeof home;
    /** The people of the firm. */
    people: { name: string; role: string; desk: content.PersonDesk; photo?: ShownPhoto }[];
    services: { path: string; title: string; icon: IconName; text: string; from: content.Price | string }[];
    keyDates: { items: KeyDate[]; drawing: TreeNode[] };
    map: TreeNode[];
  };
  about: {
    words: typeof about;
    /** The photographs of the people by name. */
    portraits: Partial<Record<string, ShownPhoto>>;
    figure: TreeNode[];
  };
  services: {
    words: typeof servicesPage;
  };
  service: Omit<content.ServiceBody, 'head' | 'by'> & {
    labels: typeof servicePage;
    figure: TreeNode[];
    /** The sentence behind which a phone folds the figure. */
    figureLead: string;
    /** The person who does the work. */
    person: { name: string; role: string; link: content.Link; desk: content.PersonDesk; photo?: ShownPhoto };
    next?: NextDue;
    related: content.ServiceItem[];
  };
  city: Omit<content.CityBody, 'head'> & {
    map: TreeNode[];
    neighbors: words.WayLink[];
  };
  blog: {
    words: typeof blogPage;
    hero: content.Hero;
    articles: ArticleCard[];
    pager: Pager;
    /** Below the articles of the first page. */
    services: content.LinkedItem[];
  };
  article: content.Byline & {
    /** The author, with a link to the biography. */
    author: { name: string; role: string; href: string };
    labels: typeof articlePage;
    title: string;
    /** The paragraphs with which its text begins. */
    opening: TreeNode[];
    category: CategoryName;
    /** Its second-level headings for the table of contents, which numbers them itself; empty if it is not worth one. */
    headings: { id: string; text: string }[];
    figure: TreeNode[];
    text: TreeNode[];
    /** Some of the other articles that are written. */
    more: words.WayLink[];
  };
  location: {
    words: typeof location;
    cities: { path: string; title: string; county: string }[];
    /** The maps of the drive through our own town, and of the coast. */
    drive: TreeNode[];
    map: TreeNode[];
  };
  pricing: { words: typeof pricing; figure: TreeNode[]; prices: content.PriceRow[]; estimate: typeof estimate };
  faqs: ReturnType<typeof faqs>;
  deadlines: {
    words: typeof deadlines;
    /** The kinds of people, each with the address that adds it to the choice or takes it away. */
    choices: { label: string; href: string; chosen: boolean }[];
    dates: DueDates;
    /** The addresses of the dates for a calendar. */
    calendar: { subscribe: string; google: string; download: string; alarm: string; alarmFile: string };
  };
  forms: { words: typeof forms; entries: FormEntry[]; query: string };
  search: { words: typeof search; query: string; results: SearchResult[]; letter?: Letter };
  contact: typeof contact & { map: TreeNode[] };
  statement: words.StatementContent;
  'not-found': Omit<words.NotFoundContent, 'head' | 'nearest' | 'meanwhile'> & { lead: string };
}

export type PageKind = keyof PageKinds;

/** The data of a page: it is part of the document, and the response below /data. */
export interface PageData<Kind extends PageKind = PageKind> extends PageLink {
  kind: Kind;
  /** The page above this one, besides home. */
  parent?: PageLink;
  /** The path of the page whose link preview it shows, if it has none of its own. */
  previewOf?: string;
  head: content.PageHead;
  /** The photograph under its head. */
  photo?: ShownPhoto;
  /** The alternative text of its link preview. */
  preview: string;
  /** ISO date on which its words, or a fact in them, were last looked up. */
  reviewed?: string;
  data: PageKinds[Kind];
  /** The number to call. */
  phone: string;
  /** The office's day on which it was made, an ISO date. */
  day: string;
  /** The office's time on that day since which nothing on it has changed, such as `2026-11-21T09:00`. */
  time: string;
  /** The days of the coming weeks with special hours. */
  special: SpecialHours[];
  /** The current notices, and the beginning of the next one. */
  notices: Notice[];
  nextNotice?: string;
  footer: { services: { title: string; links: content.Link[] }[]; cities: content.Link[] };
  /** Origin of absolute links, e.g. `https://www.example.com`, without a trailing slash. */
  origin: string;
  /** The script that it was made for. A page of another release is loaded as a document. */
  release: string;
}

/** Whether a page is of a kind. */
export const isOf = <Kind extends PageKind>(page: PageData, kind: Kind): page is PageData<Kind> => page.kind === kind;

/** Whether a page is one of its own for search engines, sitemap and lists: there is such a page, not made from its query. */
export function isListed({ kind }: Pick<PageData, 'kind'>): boolean {
  return kind !== 'not-found' && kind !== 'search';
}

/** The pages whose data depends on their query. The browser itself applies the query of /pricing. */
const queried = ['/search', '/deadlines', '/forms'];

/** Returns the path of a page's data: `/data/about.json`, `/data/index.json` for the home page. */
export function toDataPath(pathname: string, search: string): string {
  const name = pathname === '/' ? '/index' : pathname;
  return `/data${name}.json${queried.includes(pathname) ? search : ''}`;
}
