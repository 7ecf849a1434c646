import type { Curve } from '../../content/figure-types.ts';
import { formatDollars } from './money.ts';

/** The balance of a week, in thousands of dollars, if the payment is left alone and if it is moved. */
export interface Week {
  week: number;
  before: number;
  after: number;
}

/** The balances of a curve, week by week: until the moved payment is made, its money is still in the bank. */
export function listWeeks({ balances, move: { thousands, from, to } }: Curve): Week[] {
  return balances.map((before, week) => ({ week, before, after: week >= from && week < to ? before + thousands : before }));
}

/** The week in which a balance is lowest. Throws if there is none. */
export function findLowest(weeks: Week[], balance: 'before' | 'after'): Week {
  return weeks.reduce((lowest, week) => (week[balance] < lowest[balance] ? week : lowest));
}

/** Thousands as dollars: `-6` is `−$6,000`. */
export function formatThousands(thousands: number): string {
  return `${thousands < 0 ? '−' : ''}${formatDollars(Math.abs(thousands) * 1000)}`;
}
