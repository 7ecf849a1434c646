import { firm } from '../content/firm.ts';
import type { OpeningHours } from '../content/types.ts';
import { listSpecialHours } from '../server/office/special-hours.ts';
import { calendarDays, getOfficeStatus } from '../server/office/status.ts';
import { addDays } from '../shared/dates.ts';
import { getOfficeDay, readOfficeTime } from '../shared/office/clock.ts';
import { type Closure, listTimes } from '../shared/office/hours.ts';
import type { OfficeStatus } from '../shared/page/page-frame.ts';

/** The hours of no firm, for examples. */
export const exampleHours: OpeningHours = {
  lines: [
    { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: 'Saturday', weekdays: [6], opens: '09:00', closes: '14:00' },
    { days: 'Sunday', weekdays: [0], note: 'By appointment' },
  ],
  seasons: [],
  holidays: { label: 'Federal holidays', isClosedWhenObserved: true },
  days: [],
};

/** Whether an office is open at an instant, as a page of that day says it. */
export function statusAt(iso: string, hours = firm.hours, closures: Closure[] = []): OfficeStatus {
  const now = new Date(iso);
  const special = listSpecialHours(hours, getOfficeDay(now), calendarDays);
  return getOfficeStatus(readOfficeTime(now), { hours, special, closures });
}

/** When the firm closes on the first day from an ISO date on, in winter, on which it is open: a moment before, and then. */
export function findClosing(date: string): [before: string, after: string] {
  const closes = listTimes(date, { hours: firm.hours, special: listSpecialHours(firm.hours, date, 1), closures: [] }).at(
    -1,
  )?.closes;
  if (!closes) return findClosing(addDays(date, 1));
  const time = Date.parse(`${date}T${closes}-05:00`);
  return [new Date(time - 1).toISOString(), new Date(time).toISOString()];
}
