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

export type Figure = Curve | Ladder | Tree;
