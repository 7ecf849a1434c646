import { countMonthDays, formatMonth, readWeekday, shortWeekdays } from '../../../shared/dates.ts';

/** The days of a calendar: those of a month, "2027-08", or a number of business days in weeks of five. */
export type CalendarDays = { month: string } | { title: string; business: number };

/**
 * Arranges days in rows of weeks: a month from Sunday, or business days from Monday. Days before the 1st and after the
 * last are undefined.
 */
export function arrangeWeeks(days: CalendarDays) {
  const isMonth = 'month' in days;
  const blanks = isMonth ? readWeekday(days.month) : 0;
  const count = isMonth ? countMonthDays(days.month) : days.business;
  const names = isMonth ? shortWeekdays : shortWeekdays.slice(1, 6);
  const cells = Array.from({ length: blanks + count }, (_, cell) => (cell < blanks ? undefined : cell - blanks + 1));
  const weeks = Array.from({ length: Math.ceil(cells.length / names.length) }, (_, week) =>
    names.map((_, weekday) => cells[week * names.length + weekday]),
  );
  const title = isMonth ? formatMonth(days.month) : days.title;
  return { title, weekdays: names, weeks };
}
