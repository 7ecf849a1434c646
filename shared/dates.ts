/** The months in words. */
export const months = 'January February March April May June July August September October November December'.split(' ');
/** The days of the week, from Sunday = 0. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const shorten = (name: string) => name.slice(0, 3);

/** The weekdays from `Sun` on. */
export const shortWeekdays = weekdays.map(shorten);

/** Returns the ISO date of a day, months from 1. Days and months overflow; day 0 is the last of the month before. */
export function toDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day some days after an ISO date, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The day some months after an ISO date, or before it. If that month is too short, the day falls into the next one. */
export const addMonths = (day: string, count: number): string =>
  toDay(readYear(day), readMonth(day) + count, readDayOfMonth(day));

/** How many days the month of an ISO date has. */
export const countMonthDays = (day: string): number => readDayOfMonth(toDay(readYear(day), readMonth(day) + 1, 0));

/** The first days of the months after an ISO date. */
export function listMonths(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => toDay(readYear(day), readMonth(day) + 1 + index, 1));
}

/** How many days it is from one ISO date to another: 0 for today, 1 for tomorrow. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Names a day by how many days away it is, if it is `today` or `tomorrow`. */
export function nameNearDay(days: number): string | undefined {
  return ['today', 'tomorrow'][days];
}

/** How long it is, in words: `today`, `tomorrow`, `in 23 days`. */
export function describeWait(days: number): string {
  return nameNearDay(days) ?? `in ${days} days`;
}

/** The weekday of an ISO date, Sunday = 0. */
export function readWeekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** The year of an ISO date. */
export const readYear = (day: string): number => new Date(day).getUTCFullYear();

/** The month of an ISO date, from 1. */
export const readMonth = (day: string): number => new Date(day).getUTCMonth() + 1;

/** The day of the month of an ISO date. */
export const readDayOfMonth = (day: string): number => new Date(day).getUTCDate();

/** The month of an ISO date with its year, as `2026-12`. Every format here that shows no day takes that, too. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** The weekday of an ISO date in words. */
export const formatWeekday = (day: string): string => weekdays[readWeekday(day)] ?? '';

/** The weekday of an ISO date as `Tue`. */
export const formatShortWeekday = (day: string): string => shorten(formatWeekday(day));

/** The month of an ISO date in words. */
export const formatMonthName = (day: string): string => months[readMonth(day) - 1] ?? '';

/** The month of an ISO date as `Dec`. */
export const formatShortMonth = (day: string): string => shorten(formatMonthName(day));

/** An ISO date as `January 2024`. */
export const formatMonth = (day: string): string => `${formatMonthName(day)} ${readYear(day)}`;

/** An ISO date as `December 15`. */
export const formatDay = (day: string): string => `${formatMonthName(day)} ${readDayOfMonth(day)}`;

/** An ISO date as `Dec 15`. */
export const formatShortDay = (day: string): string => `${formatShortMonth(day)} ${readDayOfMonth(day)}`;

/** An ISO date as `Tuesday, December 15`. */
export const formatLongDay = (day: string): string => `${formatWeekday(day)}, ${formatDay(day)}`;

/** An ISO date as `January 15, 2024`, the same on every machine. */
export const formatDate = (day: string): string => `${formatDay(day)}, ${readYear(day)}`;

/** A day of every year, such as `04-15`, as `April 15`. */
export const formatMonthDay = (monthDay: string): string => formatDay(`2000-${monthDay}`);
