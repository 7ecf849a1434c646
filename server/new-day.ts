import { getOfficeDay } from '../shared/office-clock.ts';

/** Calls back with the office's day, an ISO date, within a second of each midnight on its clock. */
export function onNewDay(callback: (day: string) => void): void {
  let day = getOfficeDay(new Date());
  setInterval(() => {
    const today = getOfficeDay(new Date());
    if (today === day) return;
    day = today;
    callback(day);
  }, 1000).unref();
}
