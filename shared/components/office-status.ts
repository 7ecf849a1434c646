import { firm } from '../../content/firm.ts';
import { addDays, formatWeekday, readWeekday } from '../deadlines/days.ts';
import { nameHoliday } from '../deadlines/holidays.ts';
import { formatTime } from '../format.ts';
import { readOfficeClock } from '../office-clock.ts';

/** What closes the office on an ISO date beside its weekdays: the name of a holiday, or of a day of its own. */
export function nameClosing(date: string): string | undefined {
  const { holidays, days } = firm.closed;
  return days.find(({ day }) => day === date)?.name ?? (holidays ? nameHoliday(date) : undefined);
}

/** The ISO dates on which something closes the office, of so many days from one on. */
export function listClosings(from: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).filter(nameClosing);
}

function timesOn(date: string): { opens: string; closes: string } | undefined {
  if (nameClosing(date)) return undefined;
  const weekday = readWeekday(date);
  return firm.hours.flatMap((line) => ('opens' in line && line.weekdays.includes(weekday) ? [line] : []))[0];
}

/**
 * Whether the office is open at an instant, by the clock on its wall (America/New_York, so both daylight-saving
 * days come out right) and its holidays, and the words for it: `Open until 6:00 PM`, `Opens Monday at 9:00 AM`,
 * `Closed for Labor Day. Opens tomorrow at 9:00 AM`.
 */
export function getOfficeStatus(now: Date): { open: boolean; text: string } {
  const wall = readOfficeClock(now).toISOString();
  const [today, clock] = [wall.slice(0, 10), wall.slice(11, 16)];
  const times = timesOn(today);
  if (times && clock >= times.opens && clock < times.closes)
    return { open: true, text: `Open until ${formatTime(times.closes)}` };
  if (times && clock < times.opens) return { open: false, text: `Opens today at ${formatTime(times.opens)}` };
  const closing = nameClosing(today);
  const why = closing ? `Closed for ${closing}. ` : '';
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = addDays(today, ahead);
    const next = timesOn(day);
    if (next)
      return { open: false, text: `${why}Opens ${ahead === 1 ? 'tomorrow' : formatWeekday(day)} at ${formatTime(next.opens)}` };
  }
  return { open: false, text: `${why}By appointment` };
}
