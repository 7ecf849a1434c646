import { formatDate } from '../format.ts';
import { weekend } from './business-days.ts';
import { formatWeekday } from './days.ts';
import type { Occurrence } from './occurrences.ts';

/** What is due, in one line, with the period that it is for. */
export function describeOccurrence({ rule, period }: Occurrence): string {
  return rule.what.replace('{period}', period.words);
}

/**
 * From where a date moved, and past which holiday: "Moved from Sunday, January 31, 2027", "Moved from Monday, February
 * 15, 2027: Washington's Birthday"; undefined if it did not move.
 */
export function describeMove({ moved }: Occurrence): string | undefined {
  if (!moved) return undefined;
  const from = `Moved from ${formatWeekday(moved.from)}, ${formatDate(moved.from)}`;
  return moved.why === weekend ? from : `${from}: ${moved.why}`;
}
