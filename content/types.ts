/** The shapes of everything that is words. Content files import types, facts, prices and claims from this folder and nothing else. */

/** Head metadata of one page. Title is shown whole in a result list at 60 characters or less, the description at 70 to 160. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Where the page is about, for geo metadata; latitude and longitude in degrees. */
  place?: { name: string; lat: number; lon: number };
}

export interface Link {
  label: string;
  href: string;
}

/** A hero button: a link, or a button that opens the contact card in place. */
export type Action = Link | { label: string; opens: 'contact-card' };

export interface Hero {
  eyebrow: string;
  heading: string;
  lede: string;
  actions: Action[];
}

export interface Item {
  title: string;
  description: string;
}

export interface IconItem extends Item {
  /** A Lucide icon name, e.g. `receipt-text`; the build fails on a name that Lucide does not have. */
  icon: string;
}

export interface LinkedItem extends IconItem {
  href?: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A client's words: author is a first name and a last initial, role says who that is to the reader. */
export interface Review {
  quote: string;
  author: string;
  role: string;
}

export interface Step extends Item {
  step: number;
}

export interface CountyRate {
  county: string;
  cities: string;
  rate: string;
}

export interface PriceRow {
  service: string;
  price: string;
}

interface Titled {
  eyebrow: string;
  heading: string;
  intro?: string;
}

/** One section of a service or city page; `kind` names the component that draws it. */
export type Section =
  | ({ kind: 'why'; paragraphs: string[] } & Titled)
  | ({ kind: 'cards'; items: LinkedItem[] } & Titled)
  | ({ kind: 'rows'; items: IconItem[] } & Titled)
  | ({ kind: 'checklist'; items: string[] } & Titled)
  | ({ kind: 'considerations'; items: Item[] } & Titled)
  | ({ kind: 'audience'; items: Item[] } & Titled)
  | ({ kind: 'chips'; items: string[] } & Titled)
  | ({ kind: 'problems'; items: Item[] } & Titled)
  | ({ kind: 'mistakes'; items: string[] } & Titled)
  | ({ kind: 'steps'; items: Step[] } & Titled)
  | ({ kind: 'rates'; rows: CountyRate[]; note: string } & Titled)
  | ({ kind: 'prices'; rows: PriceRow[]; note?: string } & Titled)
  | ({ kind: 'stories'; items: Item[] } & Titled)
  | ({ kind: 'why-us'; items: IconItem[] } & Titled)
  | ({ kind: 'reviews'; items: Review[]; limit: number } & Titled)
  | ({ kind: 'testimonial' } & Review)
  | ({ kind: 'questions'; items: Question[] } & Titled)
  | ({ kind: 'question-cards'; items: Question[] } & Titled)
  | ({ kind: 'local'; paragraphs: string[]; links: Link[] } & Titled)
  | ({ kind: 'service-list'; items: { slug: string; title: string; description: string }[]; limit: number; all: Link } & Titled);

export interface Closing {
  heading: string;
  text: string;
  action: Action;
}

/** The words of one service page. */
export interface ServiceBody {
  head: PageHead;
  hero: Hero;
  sections: Section[];
  closing: Closing;
}

/** The words of one city page. */
export interface CityBody {
  head: PageHead;
  hero: Hero;
  sections: Section[];
  closing: Closing;
}

/** What every other page needs to know of a service page. */
export interface Service {
  slug: string;
  name: string;
  icon: string;
  /** One sentence for cards and related services. */
  summary: string;
  related: [string, string, string];
  load: () => Promise<{ body: ServiceBody }>;
}

export interface City {
  slug: string;
  name: string;
  county: 'Palm Beach' | 'Broward';
  lat: number;
  lon: number;
  /** On which side of its dot the map writes the name. */
  label: 'west' | 'east';
  load: () => Promise<{ body: CityBody }>;
}

export type Category = 'Business Tax' | 'Sales Tax' | 'Estate Planning' | 'Bookkeeping' | 'Audit Defense' | 'Business Formation';

/** A card of the blog index. `load` is there only when the article has been written. */
export interface ArticleCard {
  slug: string;
  title: string;
  excerpt: string;
  category: Category;
  /** ISO date, e.g. `2024-01-15`. */
  date: string;
  author: string;
  /** Minutes; a test keeps it equal to what the body takes at 200 words a minute. */
  readTime: number;
  /** Paths of services; stored, not shown. */
  relatedServices: string[];
  load?: () => Promise<{ body: ArticleBody }>;
}

/** The words of one article. `content` is HTML; the build checks it and turns it into elements. */
export interface ArticleBody {
  head: PageHead;
  content: string;
  metaDescription?: string;
  keywords?: string;
  image?: string;
}

/** A figure that changes by year or by law. */
export interface DatedFact {
  value: string;
  /** When the value was true: a year, or a month as `2024-01`. */
  asOf: string;
  source: string;
  /** ISO date after which the content check asks the owner to look again. */
  reviewBy: string;
}

/** One subject on which the specification says different things in different places. */
export interface ConflictingClaim {
  subject: string;
  said: { where: string; value: string }[];
}
