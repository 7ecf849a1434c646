import { isDeepStrictEqual } from 'node:util';
import type { OpeningHoursSpecification } from 'schema-dts';
import type { HoursLine, OpeningHours, Times } from '../../content/types.ts';
import { addDays, weekdays } from '../../shared/dates.ts';
import { type Closure, findSeason, listLineTimes, listTimes, listWeekdayTimes } from '../../shared/office/hours.ts';
import { listSpecialHours } from '../office/special-hours.ts';

const daysOfYear = 365;

/** The first and the last day on which something holds, ISO dates. */
interface Validity {
  validFrom: string;
  validThrough: string;
}

/** Midnight to midnight is closed, as Google has it for local businesses. */
const closed: Times = { opens: '00:00', closes: '00:00' };

/** The weekly hours, without the days that are by appointment. */
function describeLines(lines: HoursLine[], validity?: Validity): OpeningHoursSpecification[] {
  return lines.flatMap((line) =>
    listLineTimes(line).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: line.weekdays.flatMap((day) => weekdays[day] ?? []),
      ...times,
      ...validity,
    })),
  );
}

/** The weekly hours of a year from an ISO date on, season by season. */
function describeSeasons(hours: OpeningHours, from: string): OpeningHoursSpecification[] {
  const parts: { lines: HoursLine[]; validity: Validity }[] = [];
  for (let index = 0; index < daysOfYear; index++) {
    const date = addDays(from, index);
    const { lines } = findSeason(hours, date) ?? hours;
    const last = parts.at(-1);
    if (last?.lines === lines) last.validity.validThrough = date;
    else parts.push({ lines, validity: { validFrom: date, validThrough: date } });
  }
  return parts.flatMap(({ lines, validity }) => describeLines(lines, validity));
}

/** The days of a year from an ISO date on that have other hours than their weekday, each by itself. */
function describeSpecialHours(hours: OpeningHours, from: string, closures: Closure[]): OpeningHoursSpecification[] {
  const calendar = { hours, special: listSpecialHours(hours, from, daysOfYear), closures };
  const isSpecial = (date: string, times: Times[]) =>
    calendar.special.some((day) => day.date === date) || !isDeepStrictEqual(times, listWeekdayTimes(hours, date));
  return Array.from({ length: daysOfYear }, (_, index) => addDays(from, index)).flatMap((date) => {
    const times = listTimes(date, calendar);
    return (isSpecial(date, times) ? (times.length > 0 ? times : [closed]) : []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      opens,
      closes,
      validFrom: date,
      validThrough: date,
    }));
  });
}

/** Describes when an office is open, from the beginning of a period on, with the `closures` that are known then. */
export function describeOpeningHours(hours: OpeningHours, since: string, closures: Closure[] = []) {
  const day = since.slice(0, 10);
  return {
    openingHoursSpecification: hours.seasons.length > 0 ? describeSeasons(hours, day) : describeLines(hours.lines),
    specialOpeningHoursSpecification: describeSpecialHours(hours, day, closures),
  };
}
