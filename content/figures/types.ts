/** What every teaching figure says in a line under it: a lead of a few words, and at most two sentences. */
export interface Caption {
  lead: string;
  text: string;
  /** Dates that come again every year, under what they are for. */
  dates?: { label: string; days: string[] };
}

/** Where a figure stands in the head of its page: beside the words, or under them at full width. */
export type Place = 'beside' | 'under';

/** What the waterline divides: `dry` is above it, `key` the one that the sun marks, `wet` under it. */
export type Level = 'dry' | 'key' | 'wet';

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

/** One tax on a paycheck: its part of the gross pay in percent, or dollars where no percentage gives it. */
export interface PayLine {
  name: string;
  take: { percent: number } | { dollars: number };
  note?: string;
  /** Half of a tax of which the employer pays as much as the employee. */
  twin?: boolean;
}

/** A paycheck: what comes off it, and under the waterline what the employer adds. */
export interface Split {
  kind: 'split';
  caption: Caption;
  gross: { label: string; dollars: number };
  minus: PayLine[];
  net: string;
  plus: PayLine[];
  cost: string;
  sources: string[];
}

export type Figure = Ladder | Split;
