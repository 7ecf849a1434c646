import { type TideRule, tideRules } from '../../content/deadlines/key-dates.ts';
import { addDays, countDays } from '../../shared/dates.ts';
import type { Tide } from '../../shared/page-data.ts';
import { findOccurrences, type Occurrence } from './occurrences.ts';
import { describeMove, nameOccurrence } from './words.ts';

/** How many days ahead the tides are drawn. */
export const daysAhead = 364;

/** The next date of a tide, seen from a day. */
function toTide({ rule: id, payment, title, note }: TideRule, coming: Occurrence[], day: string): Tide[] {
  const next = coming.find(({ rule, period }) => rule.id === id && (!payment || period.payment === payment));
  if (!next) return [];
  const said = [note, describeMove(next)].filter(Boolean).join('. ');
  return [{ due: next.due, days: countDays(day, next.due), title: title ?? nameOccurrence(next), note: said }];
}

/** The next of each date that most people wait for, from a day on, an ISO date. */
export function listTides(day: string): Tide[] {
  // A weekend can make a year of a date some days longer.
  const coming = findOccurrences([], day, addDays(day, daysAhead + 14));
  return tideRules.flatMap((rule) => toTide(rule, coming, day)).sort((a, b) => a.days - b.days);
}
