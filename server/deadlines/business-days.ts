import type { Shift } from '../../content/deadlines/types.ts';
import { addDays, readWeekday } from '../../shared/dates.ts';
import { nameHoliday } from './holidays.ts';

/** The reason for a move off a Saturday or a Sunday. */
export const weekend = 'the weekend';

/** The day a date was moved from, and what stood in the way, in this order: "the weekend", "Labor Day". */
export interface Move {
  from: string;
  reasons: string[];
  /** The sentence about the move that replaces the usual one. */
  because?: string;
}

/** Names the reason why nothing can be due on a day: a weekend or a holiday; undefined on a business day. */
export function nameClosedDay(day: string, list: Shift['holidays']): string | undefined {
  return readWeekday(day) % 6 === 0 ? weekend : nameHoliday(day, list);
}

/** Moves an ISO date off a weekend or a holiday; a business day stays, and has no move. */
export function moveDay(day: string, { to, holidays, because }: Shift): { due: string; moved: Move | undefined } {
  const reasons = new Set<string>();
  let due = day;
  for (let why = nameClosedDay(due, holidays); why; why = nameClosedDay(due, holidays)) {
    reasons.add(why);
    due = addDays(due, to === 'next' ? 1 : -1);
  }
  return { due, moved: due === day ? undefined : { from: day, reasons: [...reasons], ...(because && { because }) } };
}
