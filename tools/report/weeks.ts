import { formatDate } from '../../shared/format.ts';
import { readOfficeClock } from '../../shared/office-clock.ts';

const oneDay = 86_400_000;

/** The Monday of the office's week at an instant, an ISO date; weeks begin at the office's midnight. */
export function getOfficeWeek(now: Date): string {
  const clock = readOfficeClock(now);
  return new Date(clock.getTime() - ((clock.getUTCDay() + 6) % 7) * oneDay).toISOString().slice(0, 10);
}

/** How many days there are from one ISO date to another, both counted. */
function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / oneDay) + 1;
}

/** `2026-11-02` as `Nov 2`. */
export function formatDay(day: string): string {
  return formatDate(day)
    .replace(/^(...)\S*/, '$1')
    .replace(/,.*/, '');
}

/** Which days a log covers, in a sentence. `days` are ISO dates in order. */
export function describeDays(days: string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'The log has no line that can be read.';
  const [all, without] = [countDays(first, last), countDays(first, last) - days.length];
  const span = all === 1 ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}, ${all} days`;
  return `${span}, by the office's clock.${without > 0 ? ` On ${without} of them nothing was logged.` : ''}`;
}
