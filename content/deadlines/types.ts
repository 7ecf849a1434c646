import type { DatedFact, LabeledLink } from '../types.ts';

/** The kinds of people and companies that a due date is for; the value is what stands in an address. */
export type TaxpayerType =
  | 'individual'
  | 'sole-proprietor'
  | 'partnership'
  | 's-corporation'
  | 'c-corporation'
  | 'employer'
  | 'sales-tax'
  | 'trust'
  | 'nonprofit';

type Agency =
  | 'IRS'
  | 'FinCEN'
  | 'Social Security Administration'
  | 'Your IRA or plan'
  | 'Florida DOR'
  | 'Florida Division of Corporations'
  | 'County property appraiser'
  | 'County tax collector';

/** A day of the year, months from 1. */
export interface MonthDay {
  month: number;
  day: number;
}

/** The direction in which a date on a weekend or a holiday moves: to the next business day, or to the one before. */
export interface Shift {
  to: 'next' | 'previous';
  /** The calendar of holidays: that of the District of Columbia, which the IRS follows, or the federal one with Florida's own. */
  holidays: 'federal' | 'florida';
  /** The reason for the move, if the day itself is not the reason. */
  because?: string;
}

/** A payment of estimated tax. One in a month before the first payment's is in the following year. */
export interface Installment extends MonthDay {
  /** Instead of the rule's shift, where a law treats one payment in another way. */
  shift?: Shift;
}

/** The schedule of a rule: its dates and their periods. */
export type Schedule =
  | ({ every: 'year'; for: 'last year' | 'this year' | 'next year' } & MonthDay)
  | { every: 'installment'; on: readonly Installment[] }
  /** The last day of the month after a quarter. */
  | { every: 'quarter' }
  /** A day that each month has, for the month before. */
  | { every: 'month'; day: number };

/** One thing that is due again and again, for calendar-year filers. */
export interface DeadlineRule {
  /** Stands in addresses and in calendars, and so never changes. */
  id: string;
  /** The name that a client would use: "Your tax return". */
  name: string;
  /** The number that its form has, if it has one. */
  form?: string;
  agency: Agency;
  /** The duty in one line, for a period: "2026", "third quarter of 2026", "November 2026", "first payment for 2026". */
  what: (period: string) => string;
  who: readonly TaxpayerType[];
  schedule: Schedule;
  /** The reason why the date moves, or why it stays. */
  shift: Shift | { to: 'stays'; because: string };
  note?: string;
  /** Words from the facts of the day, after the note. */
  fact?: DatedFact;
  /** Whether only some of `who` have it: such a date is not named as the next one of all. */
  onlySome?: true;
  /** The words about a date that nobody has to keep, such as the last day of a discount: no page names it as its next duty. */
  offer?: string;
  /** The rule whose date this one is the extended date of, and what has to be filed for it. */
  extends?: { id: string; by: string };
  /** The source. */
  sources: readonly LabeledLink[];
  /** ISO date on which the rule was last looked up. */
  checked: string;
  /** ISO date after which to look again. */
  reviewBy: string;
}

/** A kind of people, for the chooser. */
export interface TaxpayerTypeEntry {
  slug: TaxpayerType;
  label: string;
  /** Beside a date. */
  short?: string;
}
