import type { DueRule, Who } from '../../content/deadlines/types.ts';
import { addDays } from '../../shared/deadlines/days.ts';
import { type Move, moveDay } from './business-days.ts';
import { listOwnDays, type OwnDay, type Period } from './schedule.ts';

/** One date of a rule: what it is for, the ISO date on which it is due, and how it came there. */
export interface Occurrence<Rule extends DueRule = DueRule> {
  rule: Rule;
  period: Period;
  due: string;
  moved: Move | undefined;
}

type Dated = Omit<Occurrence, 'rule'>;

function toDated({ shift }: DueRule, own: OwnDay): Dated {
  const { day, period } = own;
  if (shift.to === 'stays') return { period, due: day, moved: undefined };
  return { period, ...moveDay(day, own.shift ?? shift) };
}

/** What has been computed, by rule and year. A page asks three times for nearly the same: it took 3.7 ms of 8.7. */
const known = new WeakMap<DueRule, Record<number, Dated[]>>();

/** The dates of a rule whose days, before anything has moved them, are in a year. */
function listDated(rule: DueRule, year: number): Dated[] {
  const years = known.get(rule) ?? {};
  known.set(rule, years);
  years[year] ??= listOwnDays(rule.schedule, year).map((own) => toDated(rule, own));
  return years[year];
}

/** More days than weekends and holidays can move a date by. */
const mostMoved = 7;

/**
 * What is due from one ISO date to another, both included, by date and within a date in the order of the rules. `who`
 * is whose dates, nobody meaning everybody's.
 */
export function findOccurrences<Rule extends DueRule>(
  rules: readonly Rule[],
  who: readonly Who[],
  from: string,
  to: string,
): Occurrence<Rule>[] {
  const earliest = addDays(from, -mostMoved);
  const latest = addDays(to, mostMoved);
  const first = Number(earliest.slice(0, 4));
  const years = Array.from({ length: Number(latest.slice(0, 4)) - first + 1 }, (_, index) => first + index);
  return rules
    .filter((rule) => who.length === 0 || rule.who.some((kind) => who.includes(kind)))
    .flatMap((rule) =>
      years
        .flatMap((year) => listDated(rule, year))
        .filter(({ due }) => due >= from && due <= to)
        .map((dated) => ({ rule, ...dated })),
    )
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}
