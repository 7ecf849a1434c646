import { deadlineRules } from '../../content/deadlines/rules.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { type Move, weekend } from './business-days.ts';
import type { Occurrence } from './occurrences.ts';

const fromThree = 'three four five six seven eight nine'.split(' ');

/** What is due, in one line, with the period that it is for. */
export function describeOccurrence({ rule, period }: Occurrence): string {
  return rule.what.replace('{period}', period.words);
}

/** Whether a date is on the day on which each month has one: a page says those once. */
export function isRepeat({ rule, moved }: Occurrence): boolean {
  return rule.schedule.every === 'month' && !moved;
}

/** The id of the line on /deadlines that says a date. */
export function toRowId(occurrence: Occurrence): string {
  const { rule, period } = occurrence;
  return isRepeat(occurrence) ? rule.id : `${rule.id}-${period.key}`;
}

/** The forms of a date, by the first of them: `Form 1040 and 2 more`. */
export function listForms([first, ...more]: Occurrence[]): string {
  const name = first && (first.rule.whose ?? first.rule.form);
  return [name, more.length > 0 && `${more.length} more`].filter(Boolean).join(' and ');
}

/** Everybody knows why a date is not on the weekend: the holidays after it are named. */
function describeFrom({ from, reasons }: Move): string {
  const named = reasons[0] === weekend ? reasons.slice(1) : reasons;
  return `from ${formatLongDay(from)}${named.length > 0 ? `, for ${named.join(' and ')}` : ''}`;
}

/** From where a date moved, and for which holiday; undefined if it did not move. */
export function describeMove({ moved }: Occurrence): string | undefined {
  return moved && (moved.because ?? `Moved ${describeFrom(moved)}`);
}

/** The forms of a month, those of the first rules by name: `Forms 1040, 709, 1041 and 9 more`. */
export function listMonthForms(items: Occurrence[]): string {
  const due = deadlineRules.filter((rule) => items.some((item) => item.rule === rule));
  const rare = due.filter(({ schedule }) => schedule.every !== 'month');
  const [first = '', ...others] = new Set([...rare, ...due].map(({ form }) => form));
  const named = [first, ...others.slice(0, 2)]
    .join(', ')
    .replace(/^Form (?=.*, Form)/, 'Forms ')
    .replace(/, Forms? /g, ', ');
  return others.length > 2 ? `${named} and ${others.length - 2} more` : named;
}

/** The same for all that is due on a date, if there are two or more and all moved from one day; undefined otherwise. */
export function describeSharedMove(items: Occurrence[]): string | undefined {
  const [moved] = items.map((item) => item.moved);
  if (!moved || items.length < 2 || items.some((item) => item.moved?.from !== moved.from)) return undefined;
  const all = items.length === 2 ? 'Both' : `All ${fromThree[items.length - 3] ?? items.length}`;
  return `${all} moved ${describeFrom(moved)}`;
}
