import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { addDays, readMonth, readYear, toDay, toMonth } from '../../shared/dates.ts';
import { findOccurrences, type Occurrence } from './occurrences.ts';

/** A date with all its due dates. */
export interface DueDate {
  due: string;
  items: Occurrence[];
}

/** A month, `2026-12`, with its dates. */
export interface DueMonth {
  month: string;
  dates: DueDate[];
}

/** A return that can be extended: its next date, its extended date, and the form to file for it. */
export interface Extension {
  by: string;
  original: Occurrence;
  extended: Occurrence;
}

/** Groups sorted occurrences by date. */
export function groupByDate(occurrences: Occurrence[]): DueDate[] {
  const dates = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) dates.set(occurrence.due, [...(dates.get(occurrence.due) ?? []), occurrence]);
  return [...dates].map(([due, items]) => ({ due, items }));
}

/**
 * Lists twelve months of dates from a day on, also months without any. They begin with the month of the day, or with
 * the next one if nothing is left in it.
 */
export function listDueMonths(who: readonly TaxpayerType[], day: string): DueMonth[] {
  const [year, month] = [readYear(day), readMonth(day)];
  const dates = groupByDate(findOccurrences(who, day, toDay(year, month + 13, 0)));
  const first = dates[0] && toMonth(dates[0].due) === toMonth(day) ? month : month + 1;
  return Array.from({ length: 12 }, (_, index) => {
    const name = toMonth(toDay(year, first + index, 1));
    return { month: name, dates: dates.filter(({ due }) => due.startsWith(name)) };
  });
}

/** Lists the extensions from a day on: one for the next date of each return. */
export function listExtensions(who: readonly TaxpayerType[], day: string): Extension[] {
  const coming = findOccurrences(who, day, addDays(day, 800));
  return deadlineRules.flatMap(({ id, extends: extension }) => {
    const original = coming.find(({ rule }) => rule.id === extension?.id);
    const extended = coming.find(({ rule, period }) => rule.id === id && period.key === original?.period.key);
    return extension && original && extended ? [{ by: extension.by, original, extended }] : [];
  });
}
