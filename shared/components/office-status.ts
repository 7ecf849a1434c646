import { firm } from '../../content/firm.ts';
import { addDays, formatWeekday, readWeekday } from '../deadlines/days.ts';
import { formatTime } from '../format.ts';
import { readOfficeClock } from '../office-clock.ts';
import type { OfficeClosing } from '../page-data.ts';

function timesOn(date: string): { opens: string; closes: string } | undefined {
  const weekday = readWeekday(date);
  return firm.hours.flatMap((line) => ('opens' in line && line.weekdays.includes(weekday) ? [line] : []))[0];
}

/**
 * Whether the office is open at an instant, by the clock on its wall (America/New_York, so both daylight-saving
 * days come out right) and its `closings`, and the words for it: `Open until 6:00 PM`, `Opens Monday at 9:00 AM`,
 * `Closed for Labor Day. Opens tomorrow at 9:00 AM`.
 */
export function getOfficeStatus(now: Date, closings: OfficeClosing[]): { open: boolean; text: string } {
  const wall = readOfficeClock(now).toISOString();
  const [today, clock] = [wall.slice(0, 10), wall.slice(11, 16)];
  const nameClosing = (date: string) => closings.find((closing) => closing.date === date)?.name;
  const closing = nameClosing(today);
  const why = closing ? `Closed for ${closing}. ` : '';
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead);
    const times = nameClosing(day) ? undefined : timesOn(day);
    if (!times || (day === today && clock >= times.closes)) continue;
    if (day === today && clock >= times.opens) return { open: true, text: `Open until ${formatTime(times.closes)}` };
    const when = ['today', 'tomorrow'][ahead] ?? formatWeekday(day);
    return { open: false, text: `${why}Opens ${when} at ${formatTime(times.opens)}` };
  }
  return { open: false, text: `${why}By appointment` };
}
