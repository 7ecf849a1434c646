import type { IconName } from './icons.ts';

// The shapes of everything that is words. Content files import from this folder and nothing else.

/**
 * Head metadata of one page. A result list shows a title of 60 characters or less whole; the firm's name follows it where
 * both fit. The description is shown whole at 70 to 160.
 */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: string;
  /** The language of its words (BCP 47), if it is not that of the site. */
  lang?: string;
  /** The place that the page is about, for geo metadata; latitude and longitude in degrees. */
  place?: { name: string; lat: number; lon: number };
}

/** From when to when the office is open: times on its clock (America/New_York) in hours and minutes, such as `08:30`. */
export interface Times {
  opens: string;
  closes: string;
}

/** Days of the week, from Sunday = 0, and their hours, without lunch if the office closes for it, or what there is instead. */
export type HoursLine = { days: string; weekdays: number[] } & (
  | (Times & { lunch?: { from: string; to: string } })
  | { note: string }
);

/** A part of each year with other hours: from one day to another, each a month and a day such as `01-20`. */
export interface Season {
  name: string;
  from: string;
  to: string;
  lines: HoursLine[];
}

/**
 * A day on which the office is closed or has other hours: an ISO date such as `2026-12-24`, or `12-24` for each year, and its
 * name. With `opens` or `closes` alone the other is that of its weekday; with neither, the office is closed.
 */
export interface SpecialDay extends Partial<Times> {
  day: string;
  name: string;
}

/** The opening hours. A weekday without times is by appointment. */
export interface OpeningHours {
  lines: HoursLine[];
  /** Such as `{ name: 'Tax season', from: '01-20', to: '04-15', lines: [...] }`, with a line for every day of the week. */
  seasons: Season[];
  /**
   * On legal holidays of the United States the office is closed, under the name that they have here, unless this is left
   * out. One that falls on a weekend closes it on its own date; `isClosedWhenObserved`: also on the Friday or Monday on
   * which it is observed.
   */
  holidays?: { label: string; isClosedWhenObserved: boolean };
  /** Such as `{ day: '12-24', name: 'Christmas Eve', closes: '13:00' }`. Here a holiday can have hours, too. */
  days: SpecialDay[];
}

/** A photograph: a file of content/photographs, and what is seen on it, in words for whoever does not see it. */
export interface Photo {
  file: string;
  alt: string;
  /** The point that stays in the picture when it is cropped, in hundredths of the width from the left and of the height from the top. */
  focus: { x: number; y: number };
}

/** The head of a page that the sitemap lists. */
export interface ListedMetadata extends PageMetadata {
  /** A photograph under the head of the page. */
  photo?: Photo;
  /** ISO date on which readers last gained by a change of its words. */
  updated: string;
}

export interface LabeledLink {
  label: string;
  href: string;
  /** The language of the label and of what it leads to (BCP 47), if it is not that of the page. */
  lang?: string;
}

/** A button of a hero: a link, or one that opens the contact card in place. */
export type Action = LabeledLink | { label: string; opens: 'contact-card' };

/** A thing that lies on a desk: what a page is about. Its drawing is in client/desks.svg. */
export type Illustration =
  | 'bank-card'
  | 'calculator'
  | 'calendar'
  | 'certificate'
  | 'coins'
  | 'cup'
  | 'folder'
  | 'forecast'
  | 'form'
  | 'gift'
  | 'glasses'
  | 'keys'
  | 'ledger'
  | 'letter'
  | 'photograph'
  | 'shares'
  | 'telephone'
  | 'till-roll'
  | 'time-card'
  | 'watch';

/** Other names for a thing, with commas between: the search finds it by them, and no page shows them. */
export interface Findable {
  aliases?: string;
}

export interface Hero extends Findable {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Its buttons, if it has any. */
  actions?: Action[];
  /** The illustration in it on a narrow screen, and on the desk of a service. */
  illustration?: Illustration;
  /** Whether the head is dark by day, too. */
  isDark?: true;
  /** Under the buttons: what it costs, what happens next, why to trust the firm; a few words each. */
  keyFacts?: string[];
}

export interface Item extends Findable {
  title: string;
  description: string;
}

export interface IconItem extends Item {
  icon: IconName;
}

export interface LinkedItem extends IconItem {
  href?: string;
  /** The title in the section of `href` that it leads to, and that opens where it is folded. */
  line?: string;
}

export interface Question extends Findable {
  question: string;
  answer: string;
}

/**
 * A client's words: author is a first name and a last initial, role says who that is to the reader, and place where, by
 * the name of a city with a page or of a part of one.
 */
export interface Review {
  quote: string;
  author: string;
  role: string;
  place?: string;
}

export interface CountyRate {
  county: string;
  cities: string;
  /** In percent. */
  rate: number;
}

/** A service under a title of the page's own. */
export interface ServiceItem extends Item {
  path: `/services/${string}`;
}

/** A postal address. */
export interface Address {
  street: string;
  city: string;
  state: string;
  zip: string;
}

/** The two ends of a range, which are equal if there is one figure. */
export interface Range {
  low: number;
  high: number;
}

/** A range of numbers and what they count: "3–5 weeks". */
export interface Measure extends Range {
  unit: string;
}

/** Whole US dollars, and what they pay for once: "$50–$80 per month". */
export interface Price extends Range {
  per?: 'hour' | 'month' | 'session' | 'state';
  /** Whether it can be more: "from $50". */
  isLeast?: true;
}

export interface PriceRow {
  service: string;
  /** The scope of the price, under its name. */
  basis?: string;
  /** Or the words that stand in its place: "Quoted in writing". */
  price: Price | string;
}

/** The usual price, and the hours or months that it covers. */
export interface UsualRow extends PriceRow {
  units?: Range;
}

interface Titled extends Findable {
  /** Its name in "On this page", one to three words; its id is the slug of it. Some kinds have one in section-labels.ts. */
  nav?: string;
  /** Above the heading, if that does not say it. */
  eyebrow?: string;
  heading: string;
  intro?: string;
  /** Whether it stands in one band with the section before it. */
  beside?: true;
}

/** The content of each kind of section. A new kind is a line here and its look in `shared/sections/variants.tsx`. */
interface SectionKinds {
  /** `lead` is the one sentence to remember. */
  why: Titled & { lead?: string; paragraphs: string[] };
  cards: Titled & { items: (LinkedItem | Item)[] };
  rows: Titled & { items: IconItem[] };
  checklist: Titled & { items: string[] };
  /** Things that are already true; a checklist has things to do. */
  facts: Titled & { items: string[] };
  considerations: Titled & { items: Item[] };
  audience: Titled & { items: (Item & Pick<LinkedItem, 'href'>)[] };
  chips: Titled & { items: string[] };
  problems: Titled & { items: Item[] };
  mistakes: Titled & { items: string[] };
  steps: Titled & { items: Item[] };
  rates: Titled & { rows: CountyRate[]; note: string };
  /** `usual` is large, and in no row. */
  prices: Titled & { usual?: UsualRow; rows: PriceRow[]; notes?: string[] };
  stories: Titled & { items: Item[] };
  'why-us': Titled & { items: IconItem[] };
  reviews: Titled & { items: Review[]; limit?: number };
  testimonial: Review;
  questions: Titled & { items: Question[]; openFirst?: boolean };
  'question-cards': Titled & { items: Question[] };
  local: Titled & { paragraphs: string[]; links: LabeledLink[] };
  'service-list': Titled & { items: ServiceItem[]; limit: number; all: LabeledLink };
}

export type SectionKind = keyof SectionKinds;

/** One section of a service or city page; `kind` says what it holds and how it is drawn. */
export type Section<Kind extends SectionKind = SectionKind> = { [K in Kind]: { kind: K } & SectionKinds[K] }[Kind];

/** The closing call to action of a page. */
export interface CallToActionWords {
  heading: string;
  text: string;
  action: Action;
}

/** One of four answers at the top of a service's page, a sentence to it, and where to read on. */
interface BriefLine {
  value: string;
  text: string;
  link: LabeledLink;
}

/** The four answers about a service: who it is for, its price and what moves it, its duration, what to bring. */
export type Brief = Record<'who' | 'price' | 'time' | 'papers', BriefLine>;

/** The things on a desk, seen from above. */
export type PersonDesk = 'trusts' | 'companies' | 'books';

/** A subject that one person of content/people.ts answers for. */
export type Subject = 'trusts' | 'companies' | 'books';

/** What a consultation can be about: its slug is what stands in an address. */
export interface Topic {
  slug: 'letter' | 'return' | 'company' | 'sales-tax' | 'books' | 'estate';
  label: string;
  /** As in "a consultation about an IRS letter". */
  topic: string;
  /** The subject, whose person answers, and what that person does. */
  subject: Subject;
  does: string;
  /** What to have at hand. */
  have: string;
}

/** The trade of a person, as a noun that can be counted. */
export type Trade = 'CPA' | 'enrolled agent' | 'bookkeeper' | 'office manager';

export interface Person {
  name: string;
  role: string;
  trade: Trade;
  /** Pages show it in the place of the desk. */
  photo?: Photo;
  /** The desk that is drawn; two people may have the same. */
  desk: PersonDesk;
  /** The subjects on whose service pages the person is named. */
  answersFor: readonly Subject[];
  /** The proof: the number of the license stands before the link to the public search. */
  license: { icon: IconName; text: string; number?: string; link?: LabeledLink };
  education: string;
  /** The work of the person, and what to bring. */
  lines: { label: string; text: string }[];
  /** A question for this person. */
  ask: string;
  /** Since when the person is here, what was before, what the work is now, and a line that is not about work. */
  biography: readonly [string, string, string, string];
}

interface Body {
  head: ListedMetadata;
  hero: Hero & { actions: Action[] };
  sections: Section[];
  cta: CallToActionWords;
}

/** The words of a service's page. */
export interface ServiceBody extends Body {
  brief: Brief;
  /** Related links: a price, a form, an article, a city. */
  also: LabeledLink[];
  /** The subject, whose person does the work, and what that person does: "signs it". */
  by: { subject: Subject; does: string };
}

/** The words of a city's page. */
export type CityBody = Body;

/** Says the value of a fact on the office's day, in a text. */
export type Today = (fact: DatedFact) => string;

/** The data of a service that other pages use. */
export interface ServiceEntry<Path extends string> {
  title: string;
  path: Path;
  /** One sentence for cards and related services. */
  description: string;
  icon: IconName;
  /** The lowest price, or how it is quoted. */
  from: Price | string;
  related: readonly [NoInfer<Path>, NoInfer<Path>, NoInfer<Path>];
  /** The words of its page on the office's day, an ISO date. */
  body: (today: Today, day: string) => ServiceBody;
}

/** A label of the blog index with its fixed count. Its color is in `shared/components/category.css`. */
export interface Category {
  name: string;
  count: number;
  colour: 'river' | 'sun' | 'brick' | 'stone' | 'coral' | 'slate';
}

/** The dates of an article, and its reading time in minutes. */
export interface Byline {
  /** ISO date, e.g. `2024-01-15`. */
  date: string;
  /** ISO date of the last revision, if there was one; the page and the feed say its month. */
  updated?: string;
  /** Minutes; a test keeps it equal to what the body takes at 200 words a minute. */
  readTime: number;
}

/** An entry of the blog index. `body` is there only when the article has been written. */
export interface ArticleEntry<CategoryName extends string, ServicePath extends string> extends Byline {
  slug: string;
  title: string;
  excerpt: string;
  category: CategoryName;
  /** The subject, whose person signs the article. */
  subject: Subject;
  /** The topic of a consultation about it. */
  about: Topic['slug'];
  /** Paths of services; stored, not shown. */
  relatedServices: ServicePath[];
  /** The illustration on its card until the article has a figure. */
  illustration?: Illustration;
  /** Its words on the office's day. */
  body?: (today: Today) => ArticleBody;
}

/** The words of one article as they are written: `content` is HTML. */
export interface ArticleBody {
  head: Omit<ListedMetadata, 'updated'>;
  metaDescription?: string;
  keywords?: string;
  image?: string;
  /** Aliases of second-level headings, by their ids. */
  aliases?: Record<string, string>;
  content: string;
}

/** The ISO dates of the first and the last day of a value, the last only if there is one. */
interface Validity {
  from: string;
  to?: string;
}

/** A rate, such as 6.5. */
export type Rate = Validity & { percent: number };

/** A whole amount. */
export type Dollars = Validity & { dollars: number };

/** One value of a figure; `value` is in words, for what is neither a rate nor a whole amount. */
export type FactValue = Rate | Dollars | (Validity & { value: string });

/** A figure that changes by year or by law, with its history, oldest first. */
export interface DatedFact<Value extends FactValue = FactValue> {
  values: readonly Value[];
  source: string;
  /** ISO date on which the values were last looked up. */
  checked: string;
  /** ISO date after which the content check asks the owner to look again. */
  reviewBy: string;
  /** A question that could not be looked up: the content check names it until it is answered and deleted. */
  question?: string;
}

/** Something the firm says of itself, and the scope in which it holds. The content check finds the pages that say it. */
export interface Claim {
  value: string | Measure | Price;
  scope: string;
  /** The person who has confirmed it, the ISO date, and the proof; until then the strict content check fails. */
  confirmed?: { by: string; on: string; proof: string };
}
