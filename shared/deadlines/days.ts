import { formatDate } from '../format.ts';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The ISO date of a day, months from 1. What is past an end runs on; day 0 is the last of the month before. */
export function toDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day some days after an ISO date, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The first days of the months after an ISO date. */
export function listMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => toDay(year, month + 1 + index, 1));
}

/** How many days it is from one ISO date to another: 0 for today, 1 for tomorrow. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** How long it is, in words: `today`, `tomorrow`, `in 23 days`. */
export function describeWait(days: number): string {
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

/** The weekday of an ISO date, Sunday = 0. */
export function readWeekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** The weekday of an ISO date in words. */
export function formatWeekday(day: string): string {
  return weekdays[readWeekday(day)] ?? '';
}

/** An ISO date as `Tuesday, December 15`. */
export function formatLongDay(day: string): string {
  return `${formatWeekday(day)}, ${formatDate(day).replace(/, \d+$/, '')}`;
}

/** An ISO date as `Dec 15`. */
export function formatShortDay(day: string): string {
  const [month = '', date = ''] = formatDate(day).split(' ');
  return `${month.slice(0, 3)} ${date.replace(',', '')}`;
}
