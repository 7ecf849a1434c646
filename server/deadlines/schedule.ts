import type { Schedule, Shift } from '../../content/deadlines/types.ts';
import { formatMonth, readMonth, readYear, toDay, toMonth } from '../../shared/dates.ts';

/** The period of a due date. Calendars contain its `key`, so it never changes; `words` are "third quarter of 2026". */
export interface TaxPeriod {
  key: string;
  words: string;
  /** The part of the year, if the rule is due several times a year: "third quarter". */
  part?: string;
  /** Which payment of the year, from 1. */
  payment?: number;
}

/** A date before anything has moved it. */
export interface OwnDay {
  day: string;
  period: TaxPeriod;
  shift?: Shift;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

function listPayments({ on }: Extract<Schedule, { every: 'installment' }>, year: number): OwnDay[] {
  const first = on[0]?.month ?? 1;
  return on.map(({ month, day, shift }, index) => {
    const taxYear = month < first ? year - 1 : year;
    const part = `${ordinals[index]} payment`;
    const period = { key: `${taxYear}-p${index + 1}`, words: `${part} for ${taxYear}`, part, payment: index + 1 };
    return { day: toDay(year, month, day), period, ...(shift && { shift }) };
  });
}

function listQuarters(year: number): OwnDay[] {
  return ordinals.map((_, index) => {
    const ended = toDay(year, 3 * index + 1, 0);
    const quarter = Math.floor((readMonth(ended) - 1) / 3);
    const of = readYear(ended);
    const part = `${ordinals[quarter]} quarter`;
    const period = { key: `${of}-q${quarter + 1}`, words: `${part} of ${of}`, part };
    return { day: toDay(year, 3 * index + 2, 0), period };
  });
}

function listMonths(day: number, year: number): OwnDay[] {
  return Array.from({ length: 12 }, (_, index) => {
    const before = toDay(year, index, 1);
    const words = formatMonth(before);
    return { day: toDay(year, index + 1, day), period: { key: toMonth(before), words, part: words } };
  });
}

/** The dates of a schedule in a calendar year, before anything has moved them. */
export function listOwnDays(schedule: Schedule, year: number): OwnDay[] {
  if (schedule.every === 'installment') return listPayments(schedule, year);
  if (schedule.every === 'quarter') return listQuarters(year);
  if (schedule.every === 'month') return listMonths(schedule.day, year);
  const of = String(year + { 'last year': -1, 'this year': 0, 'next year': 1 }[schedule.for]);
  return [{ day: toDay(year, schedule.month, schedule.day), period: { key: of, words: of } }];
}
