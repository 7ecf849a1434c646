/** The day of the month of the nth Sunday, months counted from 0. */
function findSunday(year: number, month: number, nth: number): number {
  return 7 * nth - ((new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7);
}

/**
 * The clock on the office's wall at an instant, as the UTC fields of a Date: Eastern time, with daylight saving from
 * 2:00 on the second Sunday of March to 2:00 on the first of November (15 U.S.C. 260a). `Intl` knows it, too, but takes
 * 25 ms to start, and 100 ms on a slow phone; a test compares the two.
 */
export function readOfficeClock(now: Date): Date {
  const year = now.getUTCFullYear();
  const starts = Date.UTC(year, 2, findSunday(year, 2, 2), 7);
  const ends = Date.UTC(year, 10, findSunday(year, 10, 1), 6);
  const time = now.getTime();
  return new Date(time - (time >= starts && time < ends ? 4 : 5) * 3_600_000);
}

/** The office's time at an instant, an ISO date and time without its zone such as `2026-11-21T17:05`. */
export function readOfficeTime(now: Date): string {
  return readOfficeClock(now).toISOString().slice(0, 16);
}

/** The office's day at an instant, an ISO date such as `2026-11-21`. */
export function getOfficeDay(now: Date): string {
  return readOfficeTime(now).slice(0, 10);
}
