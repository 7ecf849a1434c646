import { firm, type OpeningHours } from '../../content/firm.ts';
import { addDays } from '../../shared/dates.ts';
import { readOfficeTime } from '../../shared/office-clock.ts';
import { listTimes } from '../../shared/opening-hours.ts';
import { listSpecialHours } from './special-hours.ts';

/** The office's times, ISO dates and times without a zone, between which nothing on a page changes. */
export interface Period {
  since: string;
  until: string;
}

/** Creates what finds the period of an instant: it ends with the day, or when the office opens or closes. */
export function createFindPeriod(hours: OpeningHours): (now: Date) => Period {
  let known = { day: '', changes: [''] };

  /** When something changes on a day, from its first minute to that of the next one. */
  function listChanges(day: string): string[] {
    const times = listTimes(day, { hours, special: listSpecialHours(hours, day, 1) });
    const changes = times.flatMap(({ opens, closes }) => [`${day}T${opens}`, `${day}T${closes}`]);
    return [`${day}T00:00`, ...changes.sort(), `${addDays(day, 1)}T00:00`];
  }

  return (now) => {
    const time = readOfficeTime(now);
    const day = time.slice(0, 10);
    if (known.day !== day) known = { day, changes: listChanges(day) };
    const next = known.changes.findIndex((change) => change > time);
    return { since: known.changes[next - 1] ?? '', until: known.changes[next] ?? '' };
  };
}

/** The period of an instant at this office. */
export const findPeriod = createFindPeriod(firm.hours);
