import { firm } from '../../content/firm.ts';
import { notices } from '../../content/notices.ts';
import { addDays, formatLongDay, formatWeekday, nameNearDay } from '../../shared/dates.ts';
import { formatHour } from '../../shared/format.ts';
import { listTimes, type OfficeCalendar } from '../../shared/office/hours.ts';
import type { OfficeStatus } from '../../shared/page/page-frame.ts';
import { findClosures } from './find-notices.ts';
import { listSpecialHours } from './special-hours.ts';

/** The number of days that the status looks ahead. */
export const calendarDays = 45;

/** The firm's hours as they hold at a time on the office's clock, with the special ones of the coming days. */
export function readCalendar(wall: string): OfficeCalendar {
  const special = listSpecialHours(firm.hours, wall.slice(0, 10), calendarDays);
  return { hours: firm.hours, special, closures: findClosures(notices, wall) };
}

/** Names a day that is `ahead` days from today. */
function nameDay(day: string, ahead: number): string {
  return nameNearDay(ahead) ?? (ahead <= 7 ? formatWeekday(day) : formatLongDay(day));
}

/** Describes a special closure, as the beginning of a status. */
function describeClosure(wall: string, { special, closures }: OfficeCalendar): string {
  const day = special.find(({ date, times }) => wall.startsWith(date) && times.length === 0);
  if (day) return `Closed for ${day.name}. `;
  return closures.some(({ from, until }) => from <= wall && wall < until) ? 'Closed. ' : '';
}

/** Whether the office is open by the clock on its wall, an ISO date and time without its zone such as `2026-11-21T17:05`. */
export function getOfficeStatus(wall: string, calendar: OfficeCalendar): OfficeStatus {
  const [today, clock] = [wall.slice(0, 10), wall.slice(11, 16)];
  const why = describeClosure(wall, calendar);
  for (let ahead = 0; ahead <= calendarDays; ahead++) {
    const day = addDays(today, ahead);
    const next = listTimes(day, calendar).find(({ closes }) => ahead > 0 || clock < closes);
    if (!next) continue;
    if (ahead === 0 && clock >= next.opens) return { open: true, text: `Open until ${formatHour(next.closes)}` };
    return { open: false, text: `${why}Opens ${nameDay(day, ahead)} at ${formatHour(next.opens)}` };
  }
  return { open: false, text: `${why}By appointment` };
}
