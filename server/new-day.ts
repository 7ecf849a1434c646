import { getOfficeDay } from '../shared/office-clock.ts';

/** Has a function called with the office's day, an ISO date, when one begins. */
export type OnNewDay = (callback: (day: string) => void) => void;

/**
 * Watches the office's clock: within a second of each of its midnights, calls back in the order of registration and all
 * at once, so that nothing of the old day is made between two of them.
 */
export function watchDays(): OnNewDay {
  const callbacks: ((day: string) => void)[] = [];
  let day = getOfficeDay(new Date());
  setInterval(() => {
    const today = getOfficeDay(new Date());
    if (today === day) return;
    day = today;
    for (const callback of callbacks) callback(day);
  }, 1000).unref();
  return (callback) => void callbacks.push(callback);
}
