import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { DeadlineRule, Who } from '../../content/deadlines/types.ts';
import { addDays } from '../../shared/deadlines/days.ts';
import { type Move, moveDay } from './business-days.ts';
import { listOwnDays, type Period } from './schedule.ts';

/** One date of a rule: what it is for, the ISO date on which it is due, and how it came there. */
export interface Occurrence {
  rule: DeadlineRule;
  period: Period;
  due: string;
  moved: Move | undefined;
}

/** The dates of a rule whose days, before anything has moved them, are in a year. */
function listDated(rule: DeadlineRule, year: number): Occurrence[] {
  return listOwnDays(rule.schedule, year).map(({ day, period, shift = rule.shift }) =>
    shift.to === 'stays' ? { rule, period, due: day, moved: undefined } : { rule, period, ...moveDay(day, shift) },
  );
}

/** More days than weekends and holidays can move a date by. */
const mostMoved = 7;

/**
 * What is due from one ISO date to another, both included, by date and within a date in the order of the rules. `who`
 * is whose dates, nobody meaning everybody's.
 */
export function findOccurrences(who: readonly Who[], from: string, to: string): Occurrence[] {
  const first = Number(addDays(from, -mostMoved).slice(0, 4));
  const last = Number(addDays(to, mostMoved).slice(0, 4));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return deadlineRules
    .filter((rule) => who.length === 0 || rule.who.some((kind) => who.includes(kind)))
    .flatMap((rule) => years.flatMap((year) => listDated(rule, year)))
    .filter(({ due }) => due >= from && due <= to)
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}
