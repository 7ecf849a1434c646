import { tideRules } from '../../content/deadlines/key-dates.ts';
import { plurals } from '../../content/deadlines/who.ts';
import { addDays, countDays } from '../../shared/dates.ts';
import type { Tide } from '../../shared/page-data.ts';
import { findOccurrences, type Occurrence } from './occurrences.ts';
import { type DueDate, groupByDate } from './upcoming.ts';
import { describeMove } from './words.ts';

/** A tide with how many things are due on it, which makes its height. */
export interface CountedTide extends Tide {
  count: number;
}

/** How many days ahead the tides are shown. */
export const daysAhead = 364;

/** Whom several things are for, if that is soon said: `C corporations and employers`. */
function nameWhom(named: Occurrence[]): string {
  const kinds = [...new Set(named.flatMap(({ rule }) => rule.who))];
  const names = kinds.map((kind) => plurals[kind]).join(' and ');
  return kinds.length > 2 ? '' : `${names.charAt(0).toUpperCase()}${names.slice(1)}`;
}

/** A date as a tide: what many wait for on it or, of the next date, the first two things that are due. */
function toTide({ due, items }: DueDate, day: string, next: string): CountedTide[] {
  const find = (id: string) => items.find(({ rule }) => rule.id === id);
  const tide = tideRules.find(({ rules }) => rules.every(find));
  const own = due === next ? items.filter(({ rule }) => !rule.offer).slice(0, 2) : [];
  const named = tide?.rules.flatMap((id) => find(id) ?? []) ?? own;
  const [first] = named;
  if (!first) return [];
  const words = tide?.note ?? (named.length > 1 ? nameWhom(named) : first.rule.what);
  const note = [words.replace('{period}', first.period.words), describeMove(first)].filter(Boolean).join('. ');
  const forms = named.map(({ rule }) => rule.form.replace(/^Forms? /, '')).join(', ');
  return [{ due, days: countDays(day, due), forms, note, count: items.length }];
}

/** The dates that many wait for, of the year from a day on, and among them `next`, the first that anything is due on: ISO dates. */
export function listTides(day: string, next: string): CountedTide[] {
  return groupByDate(findOccurrences([], day, addDays(day, daysAhead))).flatMap((date) => toTide(date, day, next));
}
