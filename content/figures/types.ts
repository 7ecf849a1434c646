/** What every teaching figure says in a line under it: a lead of a few words, and at most two sentences. */
export interface Caption {
  lead: string;
  text: string;
}

/** Where a figure stands in the head of its page: beside the words, or under them at full width. */
export type Place = 'beside' | 'under';

/** What the waterline divides: `dry` is above it, `key` the one that the sun marks, `wet` under it. */
export type Level = 'dry' | 'key' | 'wet';

/** A line beside a drawing, and what it means. */
export interface Note {
  title: string;
  text: string;
}

export interface Rung {
  code: string;
  /** Another name of the same letter. */
  alias?: string;
  title: string;
  text: string;
  /** "30 days". */
  days: string;
  daysNote: string;
  level: Level;
}

/** Letters or steps in their order, down to the water. */
export interface Ladder {
  kind: 'ladder';
  caption: Caption;
  rungs: Rung[];
  /** Where it says so, for who checks it. */
  sources: string[];
}

export interface Ask {
  question: string;
  note: string;
  /** The form that a yes leads to. */
  leaf: string;
}

/** Questions in their order, of which the first yes decides. */
export interface Tree {
  kind: 'tree';
  caption: Caption;
  /** What to have at hand. */
  start: string;
  asks: Ask[];
  /** Where it leads when no answer was yes; its question says that. */
  otherwise: Ask;
  /** What is under water. */
  wet: Note;
  sources: string[];
}

/** What is in the bank week by week, and one payment moved to a later week. */
export interface Curve {
  kind: 'curve';
  caption: Caption;
  /** In thousands of dollars, from now on; under zero the account is overdrawn. */
  balances: number[];
  move: {
    what: string;
    thousands: number;
    /** The week it would be paid in, and the one it is moved to. */
    from: number;
    to: number;
    how: string;
  };
  sources: string[];
}

interface TrackOf<Shape> {
  kind: 'track';
  shape: Shape;
  caption: Caption;
  sources: string[];
}

/** A tax year as the way of the sun: what is paid on it, and what is left after it has set. */
export interface Arc extends TrackOf<'arc'> {
  /** ISO dates in a year in which no weekend moves them, whose number is not shown. */
  stops: { day: string; text: string }[];
  sunset: { day: string } & Note;
  /** What has to be done before. */
  before: { title: string; items: string[] };
  wet: Note;
}

/** When a return is due after a death: some months later, or in the fourth month after a year of one kind. */
export type Clock = { months: number } | { every: 'calendar year' } | { every: 'estate year' };

/** Returns whose time begins on one day. */
export interface Spans extends TrackOf<'spans'> {
  /** ISO date of the death. */
  start: string;
  title: string;
  text: string;
  clocks: { form: string; text: string; due: Clock }[];
}

/** Years that are left, at their true distance from the last one. */
export interface Glide extends TrackOf<'glide'> {
  stops: { years: number; title: string; text: string }[];
  wet: Note;
}

/** Steps of a month on a sea that goes calm. */
export interface Calm extends TrackOf<'calm'> {
  stops: { when: string; title: string; text: string }[];
}

export type Track = Arc | Calm | Glide | Spans;

export type Figure = Curve | Ladder | Track | Tree;
