import type { OpeningHoursSpecification } from 'schema-dts';
import type { HoursLine, OpeningHours, Times } from '../../content/firm.ts';
import { addDays } from '../../shared/dates.ts';
import { findSeason, listLineTimes } from '../../shared/opening-hours.ts';
import { listSpecialHours } from '../office/special-hours.ts';

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
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
      dayOfWeek: line.weekdays.flatMap((day) => weekdayNames[day] ?? []),
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

/** The days of a year from an ISO date on that have special hours. */
function describeSpecialHours(hours: OpeningHours, from: string): OpeningHoursSpecification[] {
  return listSpecialHours(hours, from, daysOfYear).flatMap(({ date, times }) =>
    (times.length > 0 ? times : [closed]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes,
      validFrom: date,
      validThrough: date,
    })),
  );
}

/** When an office is open, as it is seen on a day, an ISO date. */
export function describeOpeningHours(hours: OpeningHours, day: string) {
  return {
    openingHoursSpecification: hours.seasons.length > 0 ? describeSeasons(hours, day) : describeLines(hours.lines),
    specialOpeningHoursSpecification: describeSpecialHours(hours, day),
  };
}
