import { type KeyDateRule, keyDateRules } from '../../content/deadlines/key-dates.ts';
import { addDays, countDays } from '../../shared/dates.ts';
import type { KeyDate } from '../../shared/pages/home.tsx';
import { findOccurrences, type Occurrence } from './occurrences.ts';
import { describeMove, nameOccurrence } from './words.ts';

/** How many days ahead the key dates are drawn. */
export const keyDateDays = 364;

/** Finds the next date of a key date's rule from a day on. */
function toKeyDate({ rule: id, payment, title, note }: KeyDateRule, coming: Occurrence[], day: string): KeyDate[] {
  const next = coming.find(({ rule, period }) => rule.id === id && (!payment || period.payment === payment));
  if (!next) return [];
  const said = [note, describeMove(next)].filter(Boolean).join('. ');
  return [{ due: next.due, days: countDays(day, next.due), title: title ?? nameOccurrence(next), note: said }];
}

/** Lists the next date of each rule that most clients have, from a day on, an ISO date. */
export function listKeyDates(day: string): KeyDate[] {
  // A weekend can put the next date a few days more than a year away.
  const coming = findOccurrences([], day, addDays(day, keyDateDays + 14));
  return keyDateRules.flatMap((rule) => toKeyDate(rule, coming, day)).sort((a, b) => a.days - b.days);
}
