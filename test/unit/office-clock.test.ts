import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../content/types.ts';
import { cachedForSeconds } from '../../server/cache/policy.ts';
import { moveDay } from '../../server/deadlines/business-days.ts';
import { nameHolidayOf } from '../../server/deadlines/holidays.ts';
import { listCallBackTimes } from '../../server/office/call-back.ts';
import { createFindPeriod } from '../../server/office/changes.ts';
import { listSpecialHours } from '../../server/office/special-hours.ts';
import { getOfficeStatus } from '../../server/office/status.ts';
import { describeOpeningHours } from '../../server/structured-data/opening-hours.ts';
import { addDays, formatWeekday } from '../../shared/dates.ts';
import { getOfficeDay, readOfficeClock, readOfficeTime } from '../../shared/office/clock.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { exampleHours, statusAt } from '../office.ts';

/** The line at an instant, on a page of that day. */
const at = (iso: string, hours = exampleHours) => statusAt(iso, hours);

/** The days with special hours, of so many from an ISO date on. */
const listDays = (from: string, count: number, hours = exampleHours) =>
  listSpecialHours(hours, from, count).map(({ date, name }) => `${date} ${name}`);

/** An office without holidays. */
const { holidays: _, ...withoutHolidays } = exampleHours;

describe('the line that says whether the office is open', () => {
  test.each([
    ['a Tuesday in winter, 10:30 in Boca Raton', '2026-01-13T15:30:00Z', 'Open until 6 PM'],
    ['the same instant of the day in summer', '2026-07-14T14:30:00Z', 'Open until 6 PM'],
    ['the minute of opening', '2026-01-13T14:00:00Z', 'Open until 6 PM'],
    ['the minute before', '2026-01-13T13:59:00Z', 'Opens today at 9 AM'],
    ['the minute of closing', '2026-01-13T23:00:00Z', 'Opens tomorrow at 9 AM'],
    ['Saturday at one', '2026-01-24T18:00:00Z', 'Open until 2 PM'],
    ['Saturday after two', '2026-01-24T19:00:00Z', 'Opens Monday at 9 AM'],
    ['Sunday', '2026-01-25T17:00:00Z', 'Opens tomorrow at 9 AM'],
    ['a Wednesday night', '2026-01-15T03:00:00Z', 'Opens tomorrow at 9 AM'],
    ['Thanksgiving at ten', '2026-11-26T15:00:00Z', 'Closed for Thanksgiving Day. Opens tomorrow at 9 AM'],
    ['the night before it', '2026-11-26T00:00:00Z', 'Opens Friday at 9 AM'],
    ['Black Friday', '2026-11-27T15:00:00Z', 'Open until 6 PM'],
    ['July 4, 2027, a Sunday', '2027-07-04T15:00:00Z', 'Closed for Independence Day. Opens Tuesday at 9 AM'],
    ['July 5, 2027, for a Sunday', '2027-07-05T15:00:00Z', 'Closed for Independence Day. Opens tomorrow at 9 AM'],
    ['New Year’s Eve of 2027, for a Saturday', '2027-12-31T15:00:00Z', 'Closed for New Year’s Day. Opens Monday at 9 AM'],
    ['New Year’s Day of 2028, a Saturday', '2028-01-01T15:00:00Z', 'Closed for New Year’s Day. Opens Monday at 9 AM'],
    ['Christmas of 2027, a Saturday', '2027-12-25T15:00:00Z', 'Closed for Christmas Day. Opens Monday at 9 AM'],
    ['the day before it, when it is observed', '2027-12-24T15:00:00Z', 'Closed for Christmas Day. Opens Monday at 9 AM'],
    ['the evening before that', '2027-12-23T23:30:00Z', 'Opens Monday at 9 AM'],
    ['Juneteenth of 2027, a Saturday', '2027-06-19T15:00:00Z', 'Closed for Juneteenth. Opens Monday at 9 AM'],
    ['Emancipation Day, which the District of Columbia has alone', '2027-04-16T15:00:00Z', 'Open until 6 PM'],
    ['the Saturday before the clocks go forward', '2026-03-07T18:59:00Z', 'Open until 2 PM'],
    ['the Sunday on which they do', '2026-03-08T17:00:00Z', 'Opens tomorrow at 9 AM'],
    ['the Monday after, a minute before opening', '2026-03-09T12:59:00Z', 'Opens today at 9 AM'],
    ['the Saturday before they go back', '2026-10-31T17:59:00Z', 'Open until 2 PM'],
    ['the Monday after, a minute before opening', '2026-11-02T13:59:00Z', 'Opens today at 9 AM'],
    ['that Monday at nine', '2026-11-02T14:00:00Z', 'Open until 6 PM'],
  ])('%s', (_when, iso, text) => {
    expect(at(iso)).toEqual({ open: text.startsWith('Open '), text });
  });

  test.each([
    ['on a Sunday', '2026-11-29T17:00:00Z', 'Mon morning, Mon afternoon, Tue morning, Tue afternoon'],
    ['before it opens', '2026-11-30T13:00:00Z', 'Mon morning, Mon afternoon, Tue morning, Tue afternoon'],
    ['while it is open, from the next day on', '2026-12-04T15:00:00Z', 'Sat morning, Mon morning, Mon afternoon, Tue morning'],
    ['before a holiday', '2026-11-26T00:00:00Z', 'Fri morning, Fri afternoon, Sat morning, Mon morning'],
    [
      'before it is closed for a week',
      '2026-12-01T15:00:00Z',
      'Dec 14 morning, Dec 14 afternoon, Dec 15 morning, Dec 15 afternoon',
    ],
  ])('beside it stand the next half days on which it can call back: %s', (_when, iso, times) => {
    const special = listSpecialHours(exampleHours, iso.slice(0, 10), 45);
    const closures = iso.startsWith('2026-12-01') ? [{ from: '2026-12-01T18:00', until: '2026-12-12T20:00' }] : [];
    const found = listCallBackTimes(readOfficeTime(new Date(iso)), { hours: exampleHours, special, closures });
    expect(found.map(({ label }) => label).join(', ')).toBe(times);
  });

  test('names the next day it opens, beyond a week with its date, and else the appointment', () => {
    const openOn = (weekdays: number[]) => ({
      ...withoutHolidays,
      lines: [{ days: 'x', weekdays, opens: '09:00', closes: '10:00' }],
    });
    const noon = '2026-01-20T17:00:00Z';
    const names = ['Sunday', 'Monday', 'Tuesday', 'tomorrow', 'Thursday', 'Friday', 'Saturday'];
    for (const [weekday, name] of names.entries())
      expect(at(noon, openOn([weekday]))).toEqual({ open: false, text: `Opens ${name} at 9 AM` });
    const away = { ...openOn([3]), days: [{ day: '2026-01-21', name: 'x' }] };
    expect(at(noon, away).text).toBe('Opens Wednesday, January 28 at 9 AM');
    expect(at(noon, openOn([])).text).toBe('By appointment');
  });
});

/** An office with half hours, lunch, two seasons, one of which goes over New Year, and days of its own. */
const fullHours: OpeningHours = {
  lines: [
    {
      days: 'Monday to Thursday',
      weekdays: [1, 2, 3, 4],
      opens: '08:30',
      closes: '17:30',
      lunch: { from: '12:00', to: '12:45' },
    },
    { days: 'Friday', weekdays: [5], opens: '08:30', closes: '12:30' },
    { days: 'Saturday and Sunday', weekdays: [6, 0], note: 'By appointment' },
  ],
  seasons: [
    {
      name: 'Tax season',
      from: '01-20',
      to: '04-15',
      lines: [
        { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '19:30' },
        { days: 'Saturday', weekdays: [6], opens: '09:30', closes: '13:00' },
      ],
    },
    {
      name: 'Year’s end',
      from: '12-21',
      to: '01-05',
      lines: [{ days: 'Monday', weekdays: [1], opens: '10:00', closes: '11:00' }],
    },
  ],
  holidays: { label: 'Federal holidays', isClosedWhenObserved: true },
  days: [
    { day: '2026-11-11', name: 'Veterans Day', opens: '10:15', closes: '11:00' },
    { day: '2026-11-25', name: 'the day before Thanksgiving', closes: '13:00' },
    { day: '2026-11-27', name: 'the day after Thanksgiving' },
    { day: '12-18', name: 'the day of the party', closes: '12:00' },
    { day: '12-17', name: 'the day before it', closes: '08:00' },
    { day: '2027-04-11', name: 'Last Sunday before the due date', opens: '12:00', closes: '16:00' },
  ],
};

describe('an office with half hours, seasons and days of its own', () => {
  test.each([
    ['a minute before half past', '2026-11-09T13:29:00Z', 'Opens today at 8:30 AM'],
    ['half past', '2026-11-09T13:30:00Z', 'Open until 12 PM'],
    ['at lunch', '2026-11-09T17:44:00Z', 'Opens today at 12:45 PM'],
    ['after it', '2026-11-09T17:45:00Z', 'Open until 5:30 PM'],
    ['in the evening before another line', '2026-11-12T22:30:00Z', 'Opens tomorrow at 8:30 AM'],
    ['on a holiday with hours', '2026-11-11T15:15:00Z', 'Open until 11 AM'],
    ['on the day of an early closing, at lunch', '2026-11-25T17:30:00Z', 'Opens today at 12:45 PM'],
    ['on it, a minute before', '2026-11-25T17:59:00Z', 'Open until 1 PM'],
    ['and from then on, with two closed days and a weekend ahead', '2026-11-25T18:00:00Z', 'Opens Monday at 8:30 AM'],
    ['on a closed day', '2026-11-27T15:00:00Z', 'Closed for the day after Thanksgiving. Opens Monday at 8:30 AM'],
    ['on one that ends before it begins', '2026-12-17T15:00:00Z', 'Closed for the day before it. Opens tomorrow at 8:30 AM'],
    ['on a day of each year, a minute before', '2026-12-18T16:59:00Z', 'Open until 12 PM'],
    ['and from then on', '2026-12-18T17:00:00Z', 'Opens Monday at 10 AM'],
    ['in a year in which it is a Saturday', '2027-12-18T16:00:00Z', 'Opens Monday at 8:30 AM'],
    ['the day before a season', '2027-01-19T13:00:00Z', 'Opens today at 8:30 AM'],
    ['its first day', '2027-01-20T13:00:00Z', 'Open until 7:30 PM'],
    ['a Saturday of it', '2027-04-10T14:00:00Z', 'Open until 1 PM'],
    ['that evening', '2027-04-10T18:00:00Z', 'Opens tomorrow at 12 PM'],
    ['the evening of its last day', '2027-04-15T23:30:00Z', 'Opens tomorrow at 8:30 AM'],
    ['before New Year, in the season that goes over it', '2026-12-29T15:00:00Z', 'Opens Monday at 10 AM'],
    ['on its last Monday', '2027-01-04T15:00:00Z', 'Open until 11 AM'],
    ['and then', '2027-01-04T16:00:00Z', 'Opens Wednesday at 8:30 AM'],
  ])('%s', (_when, iso, text) => {
    expect(at(iso, fullHours)).toEqual({ open: text.startsWith('Open '), text });
  });

  test('says in words what holds, the season that is on first', () => {
    const usual = [
      'Monday to Thursday (Regular hours) 8:30 AM – 12:00 PM, 12:45 PM – 5:30 PM',
      'Friday (Regular hours) 8:30 AM – 12:30 PM',
      'Saturday and Sunday (Regular hours) By appointment',
    ];
    const taxes = [
      'Monday to Friday (Tax season, January 20 to April 15) 8:00 AM – 7:30 PM',
      'Saturday (Tax season, January 20 to April 15) 9:30 AM – 1:00 PM',
    ];
    const end = 'Monday (Year’s end, December 21 to January 5) 10:00 AM – 11:00 AM';
    const list = (day?: string) => listHours(fullHours, day).map((row) => formatHoursRow(row));
    const holidays = 'Federal holidays Closed';
    expect(list('2027-04-15')).toEqual([...taxes, ...usual, end, holidays]);
    expect(list('2027-04-16')).toEqual([...usual, ...taxes, end, holidays]);
    expect(list('2027-01-05')).toEqual([end, ...usual, ...taxes, holidays]);
    expect(list()).toEqual(list('2027-04-16'));
    expect(listHours(exampleHours, '2027-04-16').every((row) => row.period === undefined)).toBe(true);
  });

  test('tells machines so: seasons with their first and last days of a year, and each special day', () => {
    const { openingHoursSpecification: weekly, specialOpeningHoursSpecification: special } = describeOpeningHours(
      fullHours,
      '2026-11-09',
    );
    const spans = weekly.map(({ validFrom, validThrough, dayOfWeek, opens, closes }) =>
      [validFrom, validThrough, [dayOfWeek].flat().length, opens, closes].join(' '),
    );
    const usual = (from: string, through: string) => [
      `${from} ${through} 4 08:30 12:00`,
      `${from} ${through} 4 12:45 17:30`,
      `${from} ${through} 1 08:30 12:30`,
    ];
    expect(spans).toEqual([
      ...usual('2026-11-09', '2026-12-20'),
      '2026-12-21 2027-01-05 1 10:00 11:00',
      ...usual('2027-01-06', '2027-01-19'),
      '2027-01-20 2027-04-15 5 08:00 19:30',
      '2027-01-20 2027-04-15 1 09:30 13:00',
      ...usual('2027-04-16', '2027-11-08'),
    ]);
    const days = special.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes].join(' '));
    expect(days.slice(0, 6)).toEqual([
      '2026-11-11 2026-11-11 10:15 11:00',
      '2026-11-25 2026-11-25 08:30 12:00',
      '2026-11-25 2026-11-25 12:45 13:00',
      '2026-11-26 2026-11-26 00:00 00:00',
      '2026-11-27 2026-11-27 00:00 00:00',
      '2026-12-17 2026-12-17 00:00 00:00',
    ]);
    expect(days).toContain('2027-04-11 2027-04-11 12:00 16:00');
    expect(describeOpeningHours(exampleHours, '2026-11-09').openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
    ]);
  });

  test.each([
    ['before it opens', '2026-11-09T13:29:59.999Z', '2026-11-09T00:00', '2026-11-09T08:30'],
    ['when it opens', '2026-11-09T13:30:00Z', '2026-11-09T08:30', '2026-11-09T12:00'],
    ['at lunch', '2026-11-09T17:00:00Z', '2026-11-09T12:00', '2026-11-09T12:45'],
    ['in the evening', '2026-11-09T23:00:00Z', '2026-11-09T17:30', '2026-11-10T00:00'],
    ['on a closed day', '2026-11-27T17:00:00Z', '2026-11-27T00:00', '2026-11-28T00:00'],
    ['on the day of an early closing', '2026-11-25T18:00:00Z', '2026-11-25T13:00', '2026-11-26T00:00'],
  ])('%s, a page stays as it is until the next change', (_when, iso, since, until) => {
    expect(createFindPeriod(fullHours, [])(new Date(iso))).toEqual({ since, until });
  });
});

test('the office is closed on holidays and on the days that the firm has chosen, or on these alone if it works on holidays', () => {
  const days = [{ day: '2026-12-24', name: 'Christmas Eve' }];
  const hours = { ...exampleHours, days };
  expect(at('2026-12-24T15:00:00Z', hours).text).toBe('Closed for Christmas Eve. Opens Saturday at 9 AM');
  expect(listDays('2026-11-23', 60, hours)).toEqual([
    '2026-11-26 Thanksgiving Day',
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2027-01-01 New Year’s Day',
    '2027-01-18 Birthday of Martin Luther King, Jr.',
  ]);
  // Two of them on Saturdays and one on a Sunday, which are observed on another day.
  expect(listDays('2026-11-23', 365, hours)).toHaveLength(14);
  expect(listDays('2026-11-23', 60, { ...withoutHolidays, days })).toEqual(['2026-12-24 Christmas Eve']);
});

describe('on a holiday', () => {
  const decade = Array.from({ length: 3653 }, (_, index) => addDays('2026-01-01', index));
  // 5 U.S.C. 6103: fixed dates; the others are on Mondays and Thursdays.
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];
  const isFixed = (day: string) => fixed.includes(day.slice(5));
  const calendarOf = (day: string) => ({ hours: exampleHours, special: listSpecialHours(exampleHours, day, 10), closures: [] });

  test('the office is closed on its own date in every year, and says so wherever it says when it is open', () => {
    for (const day of decade.filter(isFixed)) {
      const name = nameHolidayOf(day);
      expect(name, day).toBeDefined();
      expect(listSpecialHours(exampleHours, day, 1), day).toEqual([{ date: day, name, times: [] }]);
      for (const hour of ['08:59', '09:00', '10:30', '13:59'])
        expect(getOfficeStatus(`${day}T${hour}`, calendarOf(day)), day).toMatchObject({
          open: false,
          text: expect.stringMatching(`^Closed for ${name}\\. Opens `),
        });
      expect(describeOpeningHours(exampleHours, day).specialOpeningHoursSpecification, day).toContainEqual(
        expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: day, validThrough: day }),
      );
    }
  });

  test('no day of four years says that it opens on a day on which it is closed', () => {
    for (const day of decade.slice(0, 1461)) {
      const { open, text } = getOfficeStatus(`${day}T20:00`, calendarOf(day));
      expect(open).toBe(false);
      const [, when = ''] = /Opens (\w+) at/.exec(text) ?? [];
      const next = decade.find((later) => later > day && ['tomorrow', formatWeekday(later)].includes(when)) ?? day;
      const opens = when === 'tomorrow' ? addDays(day, 1) : next;
      expect(listDays(opens, 1), `${day}: ${text}`).toEqual([]);
    }
  });

  test('the weekday on which one of a weekend is observed is another day off or none, as the firm has it; due dates move', () => {
    const hours = { ...exampleHours, holidays: { label: 'x', isClosedWhenObserved: false } };
    expect(listDays('2027-12-24', 2)).toHaveLength(2);
    expect(listDays('2027-12-24', 2, hours)).toEqual(['2027-12-25 Christmas Day']);
    expect(at('2027-12-24T15:00:00Z', hours).text).toBe('Open until 6 PM');
    expect(moveDay('2027-12-24', { to: 'next', holidays: 'federal' }).due).toBe('2027-12-27');
  });
});

test('the clock on the wall is that of America/New_York in every hour of the months in which it changes', () => {
  const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' });
  const hours = (year: number, month: number) =>
    Array.from({ length: 31 * 24 }, (_, hour) => new Date(Date.UTC(year, month, 1, hour)));
  const years = Array.from({ length: 12 }, (_, index) => 2024 + index);
  const wrong = years
    .flatMap((year) => [...hours(year, 2), ...hours(year, 10)])
    .filter((hour) => {
      const wall = intl.format(hour);
      const isRight = readOfficeClock(hour).toISOString() === `${wall.replace(' ', 'T')}:00.000Z`;
      return !isRight || getOfficeDay(hour) !== wall.slice(0, 10);
    });
  expect(wrong).toEqual([]);
});

describe('what a cache before the site may do with a page', () => {
  test.each([
    ['with hours left, keep it for five minutes and serve it for one more', 36_000, 300, 60],
    ['with four minutes left, for three', 240, 180, 60],
    ['with half a minute left, serve it until then', 30, 0, 30],
  ])('%s', (_name, left, shared, stale) => {
    expect(cachedForSeconds(left)).toEqual({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'CDN-Cache-Control': `public, max-age=${shared}, stale-while-revalidate=${stale}, stale-if-error=3600`,
      'X-Accel-Expires': String(shared),
    });
  });

  test('is over when the time is that is left, whatever it is', () => {
    for (let left = 1; left <= 86_400; left += 7) {
      const { 'CDN-Cache-Control': policy } = cachedForSeconds(left);
      const [shared, stale] = policy?.match(/\d+/g) ?? [];
      expect(Number(shared) + Number(stale)).toBeLessThanOrEqual(left);
    }
  });
});
