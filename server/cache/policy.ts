import { readOfficeClock } from '../../shared/office-clock.ts';

const kept = 300;
const stale = 60;
const secondsOfDay = 86_400;

/**
 * The Cache-Control of a page at an instant: a browser asks each time; a cache before the site keeps a page for five
 * minutes, serves it for another while it asks (RFC 5861), and for an hour while the site does not answer. A page ends
 * with the office's day, so both times shrink before midnight. Whether the office is open the browser sets right.
 */
export function getPagePolicy(now: Date): string {
  const clock = readOfficeClock(now);
  const left = secondsOfDay - (Math.floor(clock.getTime() / 1000) % secondsOfDay);
  const shared = Math.max(0, Math.min(kept, left - stale));
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${Math.min(stale, left)}, stale-if-error=3600`;
}
