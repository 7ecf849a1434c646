import type { IconName } from './icons.ts';
import type { LetterWords } from './letters.ts';
import type { ReviewsEyebrow } from './reviews.ts';
import type { ServicePath } from './services/index.ts';
import type {
  Amount,
  Brief,
  Closing,
  Findable,
  Hero,
  IconItem,
  Item,
  Link,
  ListedHead,
  PageHead,
  PersonDesk,
  Question,
  Review,
  Section,
  Step,
} from './types.ts';

/** What every teaching figure says in a line under it, and over it on a phone: a lead of a few words, and at most two sentences. */
export interface Caption {
  lead: string;
  text: string;
}

/** A line beside a drawing, and what it means. */
export interface Note {
  title: string;
  text: string;
}

// The shapes of the one-of-a-kind pages.

interface Headed extends Findable {
  /** Above the heading, if that does not say it. */
  eyebrow?: string;
  heading: string;
}

interface Page {
  head: ListedHead;
  hero: Hero;
  closing: Closing;
}

/** A figure with what it counts. */
export interface Stat {
  figure: string;
  label: string;
}

/** A service with words of the page's own. */
interface ServiceText {
  path: ServicePath;
  text: string;
}

/** The labels of what can be done with the office's address. */
export interface OfficeLabels {
  directions: string;
  save: string;
}

/** Figures of the firm's own, with a caption, and what there is to know about the last of them. */
export interface Counts {
  stats: Stat[];
  note: Note;
  caption: Caption;
}

export interface HomeContent extends Page {
  stats: Stat[];
  /** How they were counted. */
  statsNote: string;
  /** What a visitor wants to know of the firm first, beside whether it is open. */
  proof: Record<'lead' | 'price' | 'offer', string>;
  people: Headed;
  tideTable: Headed & { mine: string; all: string };
  why: Headed & { intro: string; items: IconItem[] };
  services: Headed & { all: Link; featured: ServicePath; cards: ServiceText[] };
  clients: Headed & { items: (Item & { href: ServicePath })[] };
  local: Headed & { areas: string; action: Link };
  questions: Headed & { all: Link; items: Question[] };
  testimonial: Review;
}

export interface Person {
  name: string;
  role: string;
  desk: PersonDesk;
  license: { icon: IconName; text: string; link?: Link };
  education: string;
  /** What the person signs or keeps, and what to bring. */
  lines: { label: string; text: string }[];
  /** A question for this person. */
  ask: string;
  /** Where the person sits, for the list beside the plan. */
  seat: string;
}

/** The office as a plan, and what a visit is, line by line; `isTable` marks the line of the visitor's table. */
export interface RoomContent extends Headed {
  intro: string;
  table: { name: string; terms: string };
  door: string;
  files: string;
  visit: { label: string; text: string; isTable?: boolean }[];
  /** `{miles}` is how far it is, which is computed. */
  sea: { lead: string; text: string };
}

export interface AboutContent extends Page {
  counts: Counts;
  mission: Headed & { paragraphs: string[] };
  values: Headed & { items: IconItem[] };
  team: Headed & { intro: string; items: Person[]; askLabel: string };
  room: RoomContent;
}

/** A service as a line that leads to it, with its price. */
export interface ServiceLine extends IconItem {
  path: ServicePath;
  from: string;
}

export interface ServicesContent extends Page {
  list: Headed;
  /** Twelve services by who asks for them, those in a hurry first. */
  groups: { name: string; services: ServiceLine[] }[];
  /** Other services, each in a sentence with a link. */
  start: Headed & { items: { path: ServicePath; before: string; label: string; after: string }[] };
}

export interface DeadlinesContent extends Page {
  chooser: Record<'label' | 'hint', string>;
  next: Record<'eyebrow' | 'days' | 'from' | 'after' | 'before', string>;
  months: Record<
    'heading' | 'intro' | 'monthly' | 'once' | 'subscribe' | 'google' | 'download' | 'print' | 'alarm' | 'alarmFile',
    string
  >;
  /** What the page says on some days, and of some choices. */
  states: Record<'chosen' | 'all' | 'change' | 'every' | 'yours' | 'today' | 'tomorrow' | 'none' | 'monthly' | 'period', string>;
  extensions: Headed & { intro: string; strong: string; text: string };
  about: Headed & { paragraphs: string[]; sources: { label: string; links: Link[] } };
}

/** A page to go on to, and what is said of the way before its title: a direction, or what one looks for there. */
export interface WayLink {
  way: string;
  title: string;
  path: string;
}

export interface BlogContent extends Omit<Page, 'closing'> {
  /** What answers questions besides articles. */
  tools: WayLink[];
  written: Headed;
  /** On the card of an article that has not been written. */
  announced: string;
  /** Before the categories, whose counts are of questions and not of articles. */
  subjects: string;
  subscribe: Closing;
  services: Headed & { items: ServiceText[] };
}

/** The words around every service. */
export interface ServicePageContent {
  brief: { label: string; terms: { key: keyof Brief; term: string }[] };
  /** The button under the fees and under the reviews. */
  consultation: Link;
  also: string;
  related: string;
  all: Link;
}

/** The words around every article. */
export interface ArticleContent {
  back: Link;
  contents: string;
  closing: Closing;
}

export interface LocationContent extends Page {
  office: Headed & OfficeLabels;
  access: Headed & { items: IconItem[] };
  areas: Headed & { intro: string };
  reviews: Headed & { eyebrow: ReviewsEyebrow; items: Review[] };
}

export interface PricingPackage {
  name: string;
  price: string;
  /** What the price is for, e.g. `per tax year`. */
  period: string;
  description: string;
  features: string[];
  popular: boolean;
}

export interface PricingContent extends Page {
  counts: Counts;
  packages: PricingPackage[];
  packageAction: Link;
  ledger: Headed & { intro: string; notes: string[] };
  guarantee: Headed & { lead: string; paragraphs: string[] };
  questions: Headed & { items: Question[] };
}

/** Something that can be put into the estimate. */
export interface EstimateLine {
  /** Its name in the address. */
  key: string;
  label: string;
  note: string;
  /** What the tape calls it. */
  item: string;
  /** For one of them, or for a month. */
  amount: Amount;
}

/** The estimate on the page of prices. */
export interface EstimateContent extends Headed {
  /** Of the section: what its address ends with. */
  id: string;
  intro: string;
  presets: { label: string; items: { label: string; query: string }[] };
  /** What is counted and billed once. */
  counted: { legend: string; lines: EstimateLine[] }[];
  /** What is had or not, and billed every month. */
  monthly: { legend: string; lines: EstimateLine[] };
  /** What is said where something is counted without any of the others that it goes with. */
  companions: { key: string; others: string[]; text: string }[];
  /** Beside a field whose number is none. */
  badNumber: string;
  buttons: Record<'fewer' | 'more' | 'add' | 'clear' | 'call' | 'print' | 'send' | 'copied' | 'mail' | 'subject', string>;
  tape: {
    label: string;
    once: { label: string; total: string };
    monthly: { label: string; total: string };
    nothing: string;
    /** Before the names of what has a bad number. */
    leftOut: string;
    note: string;
  };
  notIncluded: { label: string; items: string[] };
  address: string;
}

export interface FaqsContent extends Page {
  groups: (Headed & { id: string; items: Question[] })[];
}

export interface ContactContent {
  head: ListedHead;
  hero: Hero;
  call: { button: string; otherwise: string };
  write: { before: string; promise: string; say: string; callBack: { label: string; subject: string; lines: string[] } };
  /** The free consultation, line by line, and what it costs. */
  terms: { term: string; value: string; detail: string }[];
  fee: { term: string; value: string };
  steps: Headed & { items: Step[] };
  prepare: Headed & { intro: string; items: Item[] };
  papers: Headed & { items: IconItem[]; never: string; warning: string };
  visit: OfficeLabels & { eyebrow: string };
}

/** A page that states how something is done, such as /privacy. */
export interface StatementContent extends Omit<Page, 'closing'> {
  sections: Section[];
}

export interface SearchContent {
  head: PageHead;
  heading: string;
  label: string;
  button: string;
  /** What is said of what was found: nothing was asked, a letter, nothing found. */
  start: string;
  short: string;
  none: string;
  examples: { heading: string; words: string[] };
  /** The opening hours among what was found: their place on /contact, and a heading, which they have none of there. */
  hours: Headed & { id: string };
  /** Where else to look. */
  otherwise: Headed & { text: string; forms: Link };
  letter: LetterWords;
  /** What a page of each kind is called; `other` is for the kinds that have no name. */
  kinds: Record<string, string>;
}

export interface FormsContent extends Page {
  most: Headed & { items: { form: string; text: string }[] };
  list: Headed & { intro: string };
  filter: Record<'label' | 'button' | 'unit', string>;
  columns: string[];
  /** What is said of some searches, and to who hears the page. */
  states: Record<'all' | 'found' | 'none' | 'search' | 'letters' | 'more', string>;
  letter: LetterWords;
}

export interface NotFoundContent extends Headed {
  head: PageHead;
  text: string;
  /** Where to go from here. */
  back: Link;
}
