import type { HoursLine, OpeningHours, Season, Times } from '../../content/types.ts';
import { formatMonthDay, readWeekday } from '../dates.ts';
import { formatTime } from '../format.ts';

/** The hours of a day that differ from those of its weekday: an ISO date, why, and when the office is open on it, if it is. */
export interface SpecialHours {
  date: string;
  name: string;
  times: Times[];
}

/** A time in which the office is closed, on its clock: ISO dates and times without a zone, such as `2026-11-21T17:05`. */
export interface Closure {
  from: string;
  until: string;
}

/** The calendar of the office: its hours, and the special hours and closures of the days in question. */
export interface OfficeCalendar {
  hours: OpeningHours;
  special: SpecialHours[];
  closures: Closure[];
}

/** Whether a month and a day, such as `04-15`, are in a season. A season that ends before it begins continues over New Year. */
export function isWithin({ from, to }: Season, monthDay: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
}

/** The season that an ISO date is in. */
export function findSeason({ seasons }: OpeningHours, date: string): Season | undefined {
  return seasons.find((season) => isWithin(season, date.slice(5)));
}

/** Removes a span from times. */
export function cutTimes(times: Times[], from: string, to: string): Times[] {
  return times
    .flatMap(({ opens, closes }) => [
      { opens, closes: closes < from ? closes : from },
      { opens: opens > to ? opens : to, closes },
    ])
    .filter(({ opens, closes }) => opens < closes);
}

/** Lists the times of a line. */
export function listLineTimes(line: HoursLine): Times[] {
  if ('note' in line) return [];
  const { opens, closes, lunch } = line;
  return lunch ? cutTimes([{ opens, closes }], lunch.from, lunch.to) : [{ opens, closes }];
}

/** Lists the times of an ISO date by its weekday and season. */
export function listWeekdayTimes(hours: OpeningHours, date: string): Times[] {
  const { lines } = findSeason(hours, date) ?? hours;
  return lines.filter(({ weekdays }) => weekdays.includes(readWeekday(date))).flatMap(listLineTimes);
}

/** Lists the times at which the office is open on an ISO date. */
export function listTimes(date: string, { hours, special, closures }: OfficeCalendar): Times[] {
  const times = special.find((day) => day.date === date)?.times ?? listWeekdayTimes(hours, date);
  /** Clips an end of a closure to this day. */
  const clip = (end: string) => (end < date ? '00:00' : end > `${date}T24:00` ? '24:00' : end.slice(11));
  return closures.reduce((rest, { from, until }) => cutTimes(rest, clip(from), clip(until)), times);
}

/** Times in words: `9:00 AM – 12:00 PM, 1:00 PM – 5:30 PM`. */
export function formatTimes(times: Times[]): string {
  return times.map(({ opens, closes }) => `${formatTime(opens)} – ${formatTime(closes)}`).join(', ') || 'Closed';
}

/** A row of the opening hours in words: days, the part of the year if there are several, and times or a note. */
interface HoursRow {
  days: string;
  period?: string;
  times: string;
}

/**
 * Lists the opening hours in words: of every part of the year, first of the part that an ISO date is in, and then the
 * holidays.
 */
export function listHours(hours: OpeningHours, date?: string): HoursRow[] {
  const { lines, seasons, holidays } = hours;
  const current = date && findSeason(hours, date);
  const usual = { lines, ...(seasons.length > 0 && { period: 'Regular hours' }) };
  const parts = seasons.map((season) => {
    const { name, from, to, lines } = season;
    return { season, lines, period: `${name}, ${formatMonthDay(from)} to ${formatMonthDay(to)}` };
  });
  const isCurrent = ({ season }: { season: Season }) => season === current;
  const ordered = [...parts.filter(isCurrent), usual, ...parts.filter((part) => !isCurrent(part))];
  return [
    ...ordered.flatMap(({ lines, period }) =>
      lines.map((line) => ({
        days: line.days,
        ...(period && { period }),
        times: 'note' in line ? line.note : formatTimes(listLineTimes(line)),
      })),
    ),
    ...(holidays ? [{ days: holidays.label, times: formatTimes([]) }] : []),
  ];
}

/** Formats a row of the opening hours as one text, with a mark between days and times. */
export function formatHoursRow({ days, period, times }: HoursRow, mark = ''): string {
  return `${period ? `${days} (${period})` : days}${mark} ${times}`;
}
