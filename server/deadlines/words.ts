import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { DeadlineRule } from '../../content/deadlines/types.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { type Move, weekend } from './business-days.ts';
import type { Occurrence } from './occurrences.ts';

const fromThree = 'three four five six seven eight nine'.split(' ');

/** Describes a due date in one line, with its period. */
export function describeOccurrence({ rule, period }: Occurrence): string {
  return rule.what(period.words);
}

/** Names a rule with the number of its form: `Your tax return (Form 1040)`. */
export function nameRule({ name, form }: DeadlineRule, part?: string): string {
  return [[name, part].filter(Boolean).join(', '), form && `(${form})`].filter(Boolean).join(' ');
}

/** Names a due date as a client would call it: `Estimated tax, fourth payment (1040-ES)`. */
export function nameOccurrence({ rule, period }: Occurrence): string {
  return nameRule(rule, period.part);
}

/** Whether a date falls on the same day of each month. A page shows such dates once. */
export function isRepeat({ rule, moved }: Occurrence): boolean {
  return rule.schedule.every === 'month' && !moved;
}

/** Returns the id of the row of a date on /deadlines. */
export function toRowId(occurrence: Occurrence): string {
  const { rule, period } = occurrence;
  return isRepeat(occurrence) ? rule.id : `${rule.id}-${period.key}`;
}

/** Names the due dates of a day by the first of them: `Your tax return (Form 1040), and 2 more`. */
export function listNames([first, ...more]: Occurrence[]): string {
  return [first && nameOccurrence(first), more.length > 0 && `and ${more.length} more`].filter(Boolean).join(', ');
}

/** Names the day from which a date moved, and the holidays. A weekend needs no explanation. */
function describeFrom({ from, reasons }: Move): string {
  const named = reasons[0] === weekend ? reasons.slice(1) : reasons;
  return `from ${formatLongDay(from)}${named.length > 0 ? `, for ${named.join(' and ')}` : ''}`;
}

/** Describes the move of a date and its holiday; undefined if it did not move. */
export function describeMove({ moved }: Occurrence): string | undefined {
  return moved && (moved.because ?? `Moved ${describeFrom(moved)}`);
}

/** Names the due dates of a month by the first two rules that are not monthly: `Your tax return, Gift tax return, and 9 more`. */
export function listMonthNames(items: Occurrence[]): string {
  const due = deadlineRules.filter((rule) => items.some((item) => item.rule === rule));
  const [rare, monthly] = [
    due.filter(({ schedule }) => schedule.every !== 'month'),
    due.filter(({ schedule }) => schedule.every === 'month'),
  ];
  const names = [...new Set([...rare, ...monthly].map(({ name }) => name))];
  const more = names.length - 2;
  return [...names.slice(0, 2), more > 0 && `and ${more} more`].filter(Boolean).join(', ');
}

/** Describes the move that all due dates of a day share, if there are two or more from one day; undefined otherwise. */
export function describeSharedMove(items: Occurrence[]): string | undefined {
  const [moved] = items.map((item) => item.moved);
  if (!moved || items.length < 2 || items.some((item) => item.moved?.from !== moved.from)) return undefined;
  const all = items.length === 2 ? 'Both' : `All ${fromThree[items.length - 3] ?? items.length}`;
  return `${all} moved ${describeFrom(moved)}`;
}
