import type { deadlines, yearNumbers } from '../../../content/pages/deadlines.ts';
import type { Item } from '../../../content/types.ts';

/** One due date. */
export interface DueItem {
  id: string;
  /** The name of the duty, with the number of its form. */
  title: string;
  agency: string;
  what: string;
  notes: string[];
  /** Where its date moved from and why, unless all dates of the day share the move. */
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
  /** Earlier dates that only some clients have, or that are optional, such as a discount. */
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

export interface DeadlinesProps {
  words: typeof deadlines;
  /** The taxpayer types, each with the address that adds it to the choice or removes it. */
  choices: { label: string; href: string; chosen: boolean }[];
  dates: DueDates;
  /** What has to be done by the end of the year, in its last two months. */
  yearEnd: Item[];
  /** The amounts of a year, the latest for which all are known. */
  numbers: {
    year: number;
    head: Pick<typeof yearNumbers, 'heading' | 'intro'>;
    rows: { name: string; basis?: string; cells: [text: string][] }[];
  } & Pick<typeof yearNumbers, 'columns' | 'note'>;
  /** The addresses of the dates for a calendar. */
  calendar: { subscribe: string; google: string; download: string; alarm: string; alarmFile: string };
}
