import type { HoursLine, OpeningHours, Season, SpecialDay } from '../../content/types.ts';
import { weekdays } from '../../shared/dates.ts';
import { joinWords } from '../../shared/format.ts';
import { isWithin, listWeekdayTimes } from '../../shared/office/hours.ts';
import { error, type Finding, warn } from './findings.ts';
import { isDate, isTime } from './is-date.ts';

const file = 'content/firm.ts';
/** A year with a February 29, which a season cannot begin or end on. */
const commonYear = 2027;

/** Checks two times, the first and the last of a span, by their names. */
function checkTimes(field: string, times: Record<string, string>): Finding[] {
  const wrong = Object.entries(times).filter(([, time]) => !isTime(time));
  if (wrong.length > 0)
    return wrong.map(([name, time]) => error(file, `${field}.${name}`, `${time} is no time; write it like 08:30 or 17:30`));
  const [[, first = ''] = [], [name, last = ''] = []] = Object.entries(times);
  return first < last ? [] : [error(file, `${field}.${name}`, `${last} is not after ${first}; correct one of them`)];
}

/** Checks the lines of a week: their times, and that each day has one line. */
function checkLines(field: string, lines: HoursLine[]): Finding[] {
  const days = lines.flatMap(({ weekdays }) => weekdays);
  const named = days.filter((day) => !weekdays[day]).map((day) => error(file, field, `${day} is no weekday; they are 0 to 6`));
  const name = (isWrong: (count: number) => boolean) =>
    joinWords(
      weekdays
        .filter((_, day) => isWrong(days.filter((other) => other === day).length))
        .map((name) => `${name} (${weekdays.indexOf(name)})`),
    );
  const [missing, repeated] = [name((count) => count === 0), name((count) => count > 1)];
  const counted = [
    ...(missing ? [error(file, field, `${missing} stands in no line; give each day one`)] : []),
    ...(repeated ? [error(file, field, `${repeated} stands in several lines; give each day one`)] : []),
  ];
  const times = lines.flatMap((line, index) => {
    if ('note' in line) return [];
    const { opens, closes, lunch } = line;
    const place = `${field}[${index}]`;
    const found = [...checkTimes(place, { opens, closes }), ...(lunch ? checkTimes(`${place}.lunch`, { ...lunch }) : [])];
    if (found.length > 0 || !lunch || (opens < lunch.from && lunch.to < closes)) return found;
    return [error(file, `${place}.lunch`, `${lunch.from} to ${lunch.to} is not within ${opens} to ${closes}`)];
  });
  return [...named, ...counted, ...times];
}

/** Whether a season begins or ends within one above it, which would hide it. */
function checkOverlap(seasons: Season[], index: number): Finding[] {
  const [season, above] = [seasons[index], seasons.slice(0, index)];
  const other = season && above.find((other) => isWithin(other, season.from) || isWithin(season, other.from));
  return other ? [error(file, `hours.seasons[${index}]`, `${season.name} and ${other.name} share days; move one of them`)] : [];
}

/** Checks a special day: its date, its times, and that its weekday has times to complete them. */
function checkDay(hours: OpeningHours, { day, opens, closes }: SpecialDay, index: number, today: string): Finding[] {
  const field = `hours.days[${index}]`;
  const isYearly = isDate(`${commonYear}-${day}`);
  if (!isYearly && !isDate(day))
    return [error(file, `${field}.day`, `${day} is no date; write it like 2026-12-24, or 12-24 for each year`)];
  if (hours.days.findIndex((other) => other.day === day) < index)
    return [error(file, `${field}.day`, `${day} stands above already; delete one of them`)];
  if (!isYearly && day < today) return [warn(file, `${field}.day`, `${day} has passed; delete it`)];
  if (opens && closes) return checkTimes(field, { opens, closes });
  if (isYearly || (!opens && !closes)) return [];
  const weekday = listWeekdayTimes(hours, day);
  const times = { opens: opens ?? weekday[0]?.opens, closes: closes ?? weekday.at(-1)?.closes };
  return times.opens && times.closes
    ? checkTimes(field, { opens: times.opens, closes: times.closes })
    : [
        error(
          file,
          field,
          `the office has no hours on a ${weekdays[new Date(day).getUTCDay()]}; give ${day} both opens and closes`,
        ),
      ];
}

/** Checks that the opening hours can be kept: times, days and seasons that exist, in order, each once, and not before today. */
export function checkHours(hours: OpeningHours, today: string): Finding[] {
  const seasons = hours.seasons.flatMap((season, index) => {
    const field = `hours.seasons[${index}]`;
    const ends = (['from', 'to'] as const).filter((end) => !isDate(`${commonYear}-${season[end]}`));
    return [
      ...ends.map((end) => error(file, `${field}.${end}`, `${season[end]} is no day of every year; write it like 04-15`)),
      ...checkOverlap(hours.seasons, index),
      ...checkLines(`${field}.lines`, season.lines),
    ];
  });
  return [
    ...checkLines('hours.lines', hours.lines),
    ...seasons,
    ...hours.days.flatMap((day, index) => checkDay(hours, day, index, today)),
  ];
}
