import { firm } from '../content/firm.ts';
import { addDays, formatWeekday, readWeekday } from './dates.ts';
import { formatHour } from './format.ts';
import type { OfficeClosing, OfficeStatus } from './page-data.ts';

function timesOn(date: string): { opens: string; closes: string } | undefined {
  const weekday = readWeekday(date);
  return firm.hours.flatMap((line) => ('opens' in line && line.weekdays.includes(weekday) ? [line] : []))[0];
}

/**
 * Whether the office is open by the clock on its wall, an ISO date and time without its zone such as
 * `2026-11-21T17:05`, and by its `closings`.
 */
export function getOfficeStatus(wall: string, closings: OfficeClosing[]): OfficeStatus {
  const [today, clock] = [wall.slice(0, 10), wall.slice(11, 16)];
  const nameClosing = (date: string) => closings.find((closing) => closing.date === date)?.name;
  const closing = nameClosing(today);
  const why = closing ? `Closed for ${closing}. ` : '';
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead);
    const times = nameClosing(day) ? undefined : timesOn(day);
    if (!times || (day === today && clock >= times.closes)) continue;
    if (day === today && clock >= times.opens) return { open: true, text: `Open until ${formatHour(times.closes)}` };
    const when = ['today', 'tomorrow'][ahead] ?? formatWeekday(day);
    return { open: false, text: `${why}Opens ${when} at ${formatHour(times.opens)}` };
  }
  return { open: false, text: `${why}By appointment` };
}
