import { tideRules } from '../../content/tides.ts';
import { addDays, countDays } from '../../shared/deadlines/days.ts';
import type { Tide } from '../../shared/page-data.ts';
import { findOccurrences } from './occurrences.ts';
import { type DueDate, groupByDate } from './upcoming.ts';
import { describeMove } from './words.ts';

/** A tide with how many things are due on it, which makes its height. */
export interface CountedTide extends Tide {
  count: number;
}

/** How many tides are shown. */
const most = 8;

/** A year, and the days by which a weekend or a holiday can make a date later than in the year before. */
const daysAhead = 370;

function toTide({ due, items }: DueDate, day: string): CountedTide[] {
  const find = (id: string) => items.find(({ rule }) => rule.id === id);
  const tide = tideRules.find(({ rules }) => rules.every(find));
  const named = tide?.rules.flatMap((id) => find(id) ?? []) ?? [];
  const [first] = named;
  if (!tide || !first) return [];
  const note = [tide.note.replace('{period}', first.period.words), describeMove(first)].filter(Boolean).join('. ');
  const forms = named.map(({ rule }) => rule.form.replace(/^Forms? /, '')).join(', ');
  return [{ due, days: countDays(day, due), forms, note, count: items.length }];
}

/**
 * The dates that many wait for, of the year from a day on, an ISO date: that of the next due date, if it is one of them,
 * and up to eight others.
 */
export function listTides(day: string, next: string): { first: CountedTide | undefined; coming: CountedTide[] } {
  const dates = groupByDate(findOccurrences([], day, addDays(day, daysAhead)));
  const tides = dates.flatMap((date) => toTide(date, day));
  return {
    first: tides.find(({ due }) => due === next),
    coming: tides.filter(({ due }) => due !== next).slice(0, most),
  };
}
