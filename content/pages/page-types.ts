import type { ServicePath } from '../services/index.ts';
import type {
  CallToActionWords,
  Findable,
  Hero,
  IconItem,
  LabeledLink,
  ListedMetadata,
  PageMetadata,
  Price,
  Section,
} from '../types.ts';

/** The caption of a figure, which a phone shows above it: a lead of a few words, and at most two sentences. */
export interface Caption {
  lead: string;
  text: string;
}

/** A line beside a drawing, and what it means. */
export interface FigureNote {
  title: string;
  text: string;
}

// The shapes of the one-of-a-kind pages.

interface Headed extends Findable {
  /** Above the heading, if that does not say it. */
  eyebrow?: string;
  heading: string;
}

/** A page with a hero. Its other words are inferred, since no other page has them. */
export interface HeroPage {
  head: ListedMetadata;
  hero: Hero;
  [words: string]: unknown;
}

/** A page with a hero and a call to action. */
export interface FullPage extends HeroPage {
  cta: CallToActionWords;
}

/** A figure with what it counts. */
export interface Stat {
  figure: string;
  label: string;
}

/** A service with words of the page's own. */
export interface ServiceText {
  path: ServicePath;
  text: string;
  /** In place of the lowest price of the service. */
  price?: string;
}

/** The labels of what can be done with the office's address. */
export interface OfficeLabels {
  directions?: string;
  save: string;
}

/** Figures of the firm's own, with a caption, and what there is to know about the last of them. */
export interface Counts {
  stats: Stat[];
  note: FigureNote;
  caption: Caption;
}

/** A service as a line that leads to it, with its price. */
export interface ServiceLine extends IconItem {
  path: ServicePath;
  from: Price | string;
}

/** A page to go on to, and what is said of the way before its title: a direction, or what one looks for there. */
export interface WayLink {
  way: string;
  title: string;
  path: string;
}

export interface PricingPackage {
  name: string;
  price: Price;
  /** The unit of the price, e.g. `per tax year`. */
  period: string;
  description: string;
  features: string[];
  href: string;
  popular: boolean;
}

/** Something that can be put into the estimate. */
export interface EstimateLine {
  /** Its name in the address. */
  key: string;
  label: string;
  note: string;
  /** Its name on the tape. */
  item: string;
  /** For one of them, or for a month; or the words that stand in its place. */
  amount: Price | string;
}

/** A page that states how something is done, such as /privacy. */
export interface StatementContent {
  head: ListedMetadata;
  hero: Hero;
  sections: Section[];
}

export interface NotFoundContent extends Headed {
  head: PageMetadata;
  /** What there is to know first. */
  planned?: string;
  text: string;
  /** Before the pages that suit the address, and before what suits every one where there are none. */
  nearest?: string;
  meanwhile: string;
  /** The suggestions for every address. */
  links: LabeledLink[];
  /** The links onward. */
  back: LabeledLink;
}

/** The articles on a page of the index, as places in a list of all. */
export interface BlogPlace {
  number: number;
  first: number;
  last: number;
  all: number;
}
