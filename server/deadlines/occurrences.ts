import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { DeadlineRule, TaxpayerType } from '../../content/deadlines/types.ts';
import { addDays, readYear } from '../../shared/dates.ts';
import { type Move, moveDay } from './business-days.ts';
import { listOwnDays, type OwnDay, type TaxPeriod } from './schedule.ts';

/** One date of a rule: its period, its ISO date, and its move. */
export interface Occurrence {
  rule: DeadlineRule;
  period: TaxPeriod;
  due: string;
  moved: Move | undefined;
}

/** A date of a rule, moved as its shift says. */
function toOccurrence(rule: DeadlineRule, { day, period, ...own }: OwnDay): Occurrence {
  const shift = own.shift ?? rule.shift;
  return shift.to === 'stays' ? { rule, period, due: day, moved: undefined } : { rule, period, ...moveDay(day, shift) };
}

/** Lists the rules of some taxpayer types; an empty list means all of them. */
const listRules = (who: readonly TaxpayerType[]) =>
  deadlineRules.filter((rule) => who.length === 0 || rule.who.some((kind) => who.includes(kind)));

/** Lists the ISO dates on which the rules of some taxpayer types were last looked up; `who` is as in `findOccurrences`. */
export function listChecked(who: readonly TaxpayerType[]): string[] {
  return listRules(who).map(({ checked }) => checked);
}

/** Weekends and holidays move no date by more days than this. */
const mostMoved = 7;

/** Finds the next date of a rule, by its id, from an ISO date on. Throws if there is none within a year. */
export function findNext(id: string, from: string): Occurrence {
  const next = findOccurrences([], from, addDays(from, 366 + mostMoved)).find(({ rule }) => rule.id === id);
  if (!next) throw new Error(`no deadline rule "${id}" has a date after ${from}`);
  return next;
}

/**
 * Finds the due dates from one ISO date to another, both included, by date and within a date in the order of the rules. `who`
 * are the taxpayer types; an empty list means all of them.
 */
export function findOccurrences(who: readonly TaxpayerType[], from: string, to: string): Occurrence[] {
  const [first, last] = [addDays(from, -mostMoved), addDays(to, mostMoved)];
  const [year = 0, lastYear = 0] = [first, last].map(readYear);
  const years = Array.from({ length: lastYear - year + 1 }, (_, index) => year + index);
  const listNear = ({ schedule }: DeadlineRule) =>
    years.flatMap((year) => listOwnDays(schedule, year)).filter(({ day }) => day >= first && day <= last);
  return listRules(who)
    .flatMap((rule) => listNear(rule).map((day) => toOccurrence(rule, day)))
    .filter(({ due }) => due >= from && due <= to)
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}
