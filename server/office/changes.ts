import { firm } from '../../content/firm.ts';
import { type Notice, notices } from '../../content/notices.ts';
import type { OpeningHours } from '../../content/types.ts';
import { addDays } from '../../shared/dates.ts';
import { readOfficeTime } from '../../shared/office/clock.ts';
import { listTimes } from '../../shared/office/hours.ts';
import { listSpecialHours } from './special-hours.ts';

/** A period in which no page changes: its two ends on the office's clock, ISO dates and times without a zone. */
export interface Period {
  since: string;
  until: string;
}

/** Creates a function that finds the period of an instant. A period ends with the day, when the office opens or closes, and when a notice begins or ends. */
export function createFindPeriod(hours: OpeningHours, notices: Notice[]): (now: Date) => Period {
  let known = { day: '', changes: [''] };

  /** Lists the times at which something changes on a day, from its midnight to the next one. */
  function listChanges(day: string): string[] {
    const times = listTimes(day, { hours, special: listSpecialHours(hours, day, 1), closures: [] });
    const changes = times.flatMap(({ opens, closes }) => [`${day}T${opens}`, `${day}T${closes}`]);
    return [`${day}T00:00`, ...changes, `${addDays(day, 1)}T00:00`];
  }

  return (now) => {
    const time = readOfficeTime(now);
    const day = time.slice(0, 10);
    if (known.day !== day) known = { day, changes: listChanges(day) };
    const changes = [...known.changes, ...notices.flatMap(({ from, until }) => [from, until])];
    return {
      since: changes.reduce((last, change) => (change <= time && change > last ? change : last), ''),
      until: changes.reduce((next, change) => (change > time && change < next ? change : next), '9'),
    };
  };
}

/** The period of an instant at this office. */
export const findPeriod = createFindPeriod(firm.hours, notices);
