import { firm } from '../../content/firm.ts';
import { formatTime } from '../format.ts';
import { readOfficeClock } from '../office-clock.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function timesOn(weekday: number): { opens: string; closes: string } | undefined {
  return firm.hours.flatMap((line) => ('opens' in line && line.weekdays.includes(weekday) ? [line] : []))[0];
}

/**
 * Whether the office is open at an instant, by the clock on its wall (America/New_York, so both daylight-saving
 * days come out right), and the words for it: `Open until 6:00 PM`, `Opens Monday at 9:00 AM`.
 */
export function getOfficeStatus(now: Date): { open: boolean; text: string } {
  const wall = readOfficeClock(now);
  const today = wall.getUTCDay();
  const clock = wall.toISOString().slice(11, 16);
  const times = timesOn(today);
  if (times && clock >= times.opens && clock < times.closes)
    return { open: true, text: `Open until ${formatTime(times.closes)}` };
  if (times && clock < times.opens) return { open: false, text: `Opens today at ${formatTime(times.opens)}` };
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7;
    const next = timesOn(day);
    if (next) return { open: false, text: `Opens ${ahead === 1 ? 'tomorrow' : weekdays[day]} at ${formatTime(next.opens)}` };
  }
  return { open: false, text: 'By appointment' };
}
