import type { OpeningHours } from '../../content/types.ts';
import { addDays } from '../../shared/dates.ts';
import { cutTimes, listWeekdayTimes, type SpecialHours } from '../../shared/office/hours.ts';
import { nameHoliday, nameHolidayOf } from '../deadlines/holidays.ts';

/** The holiday that closes the office on an ISO date. */
function nameClosure({ holidays }: OpeningHours, date: string): string | undefined {
  if (!holidays) return undefined;
  return nameHolidayOf(date) ?? (holidays.isClosedWhenObserved ? nameHoliday(date) : undefined);
}

/** Finds the special hours of an ISO date: its own, or those of a holiday. */
function findSpecialHours(hours: OpeningHours, date: string): SpecialHours | undefined {
  const own = hours.days.find(({ day }) => day === date) ?? hours.days.find(({ day }) => day === date.slice(5));
  if (!own) {
    const name = nameClosure(hours, date);
    return name ? { date, name, times: [] } : undefined;
  }
  const weekday = listWeekdayTimes(hours, date);
  const { name, opens = weekday[0]?.opens, closes = weekday.at(-1)?.closes } = own;
  if (!own.opens && !own.closes) return { date, name, times: [] };
  // In some years the day has no hours that could be completed, or they begin later than it ends.
  if (!opens || !closes) return undefined;
  const times = opens < closes ? [{ opens, closes }] : [];
  // Lunch is as on other days, unless the day has all its hours itself.
  const [morning, afternoon] = own.opens && own.closes ? [] : weekday;
  return { date, name, times: morning && afternoon ? cutTimes(times, morning.closes, afternoon.opens) : times };
}

/** Lists the days with special hours among `count` days from an ISO date on. */
export function listSpecialHours(hours: OpeningHours, from: string, count: number): SpecialHours[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index)).flatMap((date) => findSpecialHours(hours, date) ?? []);
}
