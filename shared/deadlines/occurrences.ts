import type { DueRule, Who } from '../../content/deadlines/types.ts';
import { type Move, moveDay } from './business-days.ts';
import { addDays } from './days.ts';
import { listOwnDays, type OwnDay, type Period } from './schedule.ts';

/** One date of a rule: what it is for, the ISO date on which it is due, and how it came there. */
export interface Occurrence<Rule extends DueRule = DueRule> {
  rule: Rule;
  period: Period;
  due: string;
  moved: Move | undefined;
}

function toOccurrence<Rule extends DueRule>(rule: Rule, { day, period, shift }: OwnDay): Occurrence<Rule> {
  const { to } = rule.shift;
  if (to === 'stays') return { rule, period, due: day, moved: undefined };
  return { rule, period, ...moveDay(day, shift ?? rule.shift) };
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
        .flatMap((year) => listOwnDays(rule.schedule, year))
        .filter(({ day }) => day >= earliest && day <= latest)
        .map((own) => toOccurrence(rule, own)),
    )
    .filter(({ due }) => due >= from && due <= to)
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}
