import { addDays, countDays, readWeekday } from '../../../shared/deadlines/days.ts';
import { formatMonth } from '../../../shared/format.ts';

/** The days of a calendar: those of a month, "2027-08", or a number of business days in weeks of five. */
export type CalendarDays = { month: string } | { title: string; business: number };

const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/**
 * Arranges days in rows of weeks: a month from Sunday, or business days from Monday. Days before the 1st and after the
 * last are undefined.
 */
export function arrangeWeeks(days: CalendarDays) {
  const isMonth = 'month' in days;
  const first = isMonth ? `${days.month}-01` : '';
  const blanks = isMonth ? readWeekday(first) : 0;
  const count = isMonth ? countDays(first, `${addDays(first, 31).slice(0, 7)}-01`) : days.business;
  const names = isMonth ? weekdays : weekdays.slice(1, 6);
  const cells = Array.from({ length: blanks + count }, (_, cell) => (cell < blanks ? undefined : cell - blanks + 1));
  const weeks = Array.from({ length: Math.ceil(cells.length / names.length) }, (_, week) =>
    names.map((_, weekday) => cells[week * names.length + weekday]),
  );
  const title = isMonth ? formatMonth(first) : days.title;
  return { title, weekdays: names, weeks };
}
