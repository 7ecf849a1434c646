import { afterEach, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { cachedForDay } from '../../server/cache/policy.ts';
import { moveDay } from '../../server/deadlines/business-days.ts';
import { nameHolidayOf } from '../../server/deadlines/holidays.ts';
import { listClosings } from '../../server/deadlines/office-closings.ts';
import { createFirmNode } from '../../server/structured-data/firm.ts';
import { addDays, formatWeekday } from '../../shared/dates.ts';
import { getOfficeDay, readOfficeClock } from '../../shared/office-clock.ts';
import { getOfficeStatus } from '../../shared/office-status.ts';

/** The line at an instant, on a page of that day. */
function at(iso: string) {
  const now = new Date(iso);
  return getOfficeStatus(readOfficeClock(now).toISOString(), listClosings(getOfficeDay(now), 45));
}

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

  test('names the next day it opens, up to the same day a week later, and else the appointment', () => {
    const withHours = (weekdays: number[], iso: string) => {
      const { hours } = firm;
      firm.hours = [{ days: 'x', weekdays, opens: '09:00', closes: '10:00' }];
      const status = at(iso);
      firm.hours = hours;
      return status;
    };
    const noon = '2026-01-20T17:00:00Z';
    const names = ['Sunday', 'Monday', 'Tuesday', 'tomorrow', 'Thursday', 'Friday', 'Saturday'];
    for (const [weekday, name] of names.entries())
      expect(withHours([weekday], noon)).toEqual({ open: false, text: `Opens ${name} at 9 AM` });
    expect(withHours([], noon)).toEqual({ open: false, text: 'By appointment' });
  });
});

test('the office is closed on holidays and on the days that the firm has chosen, or on these alone if it works on holidays', () => {
  const { closed } = firm;
  firm.closed = { ...closed, days: [{ day: '2026-12-24', name: 'Christmas Eve' }] };
  expect(at('2026-12-24T15:00:00Z').text).toBe('Closed for Christmas Eve. Opens Saturday at 9 AM');
  expect(listClosings('2026-11-23', 60).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-11-26 Thanksgiving Day',
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2027-01-01 New Year’s Day',
    '2027-01-18 Birthday of Martin Luther King, Jr.',
  ]);
  // Two of them on Saturdays and one on a Sunday, which are observed on another day.
  expect(listClosings('2026-11-23', 365)).toHaveLength(14);
  firm.closed = { ...closed, holidays: '' };
  expect(listClosings('2026-11-23', 60)).toEqual([]);
  firm.closed = closed;
});

describe('on a holiday', () => {
  const { closed } = firm;
  afterEach(() => {
    firm.closed = closed;
  });
  const decade = Array.from({ length: 3653 }, (_, index) => addDays('2026-01-01', index));
  // 5 U.S.C. 6103: fixed dates; the others are on Mondays and Thursdays.
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];
  const isFixed = (day: string) => fixed.includes(day.slice(5));

  test('the office is closed on its own date in every year, and says so wherever it says when it is open', () => {
    for (const day of decade.filter(isFixed)) {
      const name = nameHolidayOf(day);
      expect(name, day).toBeDefined();
      expect(listClosings(day, 1), day).toEqual([{ date: day, name }]);
      for (const hour of ['08:59', '09:00', '10:30', '13:59'])
        expect(getOfficeStatus(`${day}T${hour}`, listClosings(day, 45)), day).toMatchObject({
          open: false,
          text: expect.stringMatching(`^Closed for ${name}\\. Opens `),
        });
      const office: { specialOpeningHoursSpecification?: object } = createFirmNode('', { hours: day, coordinates: false });
      expect(office.specialOpeningHoursSpecification, day).toContainEqual(
        expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: day, validThrough: day }),
      );
    }
  });

  test('no day of ten years says that it opens on a day on which it is closed', () => {
    for (const day of decade) {
      const { open, text } = getOfficeStatus(`${day}T20:00`, listClosings(day, 45));
      expect(open).toBe(false);
      const [, when = ''] = /Opens (\w+) at/.exec(text) ?? [];
      const next = decade.find((later) => later > day && ['tomorrow', formatWeekday(later)].includes(when)) ?? day;
      const opens = when === 'tomorrow' ? addDays(day, 1) : next;
      expect(listClosings(opens, 1), `${day}: ${text}`).toEqual([]);
    }
  });

  test('the weekday on which one of a weekend is observed is another day off or none, as the firm has it; due dates move', () => {
    expect(listClosings('2027-12-24', 2).map(({ date }) => date)).toEqual(['2027-12-24', '2027-12-25']);
    firm.closed = { ...closed, isClosedWhenObserved: false };
    expect(listClosings('2027-12-24', 2).map(({ date }) => date)).toEqual(['2027-12-25']);
    expect(at('2027-12-24T15:00:00Z').text).toBe('Open until 6 PM');
    expect(moveDay('2027-12-24', { to: 'next', holidays: 'federal' }).due).toBe('2027-12-27');
  });
});

test('the clock on the wall is that of America/New_York in every hour of the months in which it changes', () => {
  const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' });
  const hours = (year: number, month: number) =>
    Array.from({ length: 31 * 24 }, (_, hour) => new Date(Date.UTC(year, month, 1, hour)));
  const years = Array.from({ length: 20 }, (_, index) => 2016 + index);
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
    ['in the morning, keep it for five minutes and serve it for one more', '2026-11-23T14:00:00Z', 300, 60],
    ['four minutes before the midnight of New York, three', '2026-11-24T04:56:00Z', 180, 60],
    ['half a minute before, serve it until midnight', '2026-11-24T04:59:30Z', 0, 30],
    ['in summer, midnight is an hour sooner', '2026-07-02T03:59:30Z', 0, 30],
    ['at midnight, five minutes again', '2026-11-24T05:00:00Z', 300, 60],
  ])('%s', (_name, now, shared, stale) => {
    expect(cachedForDay(new Date(now))).toEqual({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'CDN-Cache-Control': `public, max-age=${shared}, stale-while-revalidate=${stale}, stale-if-error=3600`,
      'X-Accel-Expires': String(shared),
    });
  });

  test('is over when the day is, at every second of it', () => {
    const start = Date.parse('2026-11-23T05:00:00Z');
    for (let second = 0; second < 86_400; second += 7) {
      const { 'CDN-Cache-Control': policy } = cachedForDay(new Date(start + second * 1000));
      const [shared, stale] = policy?.match(/\d+/g) ?? [];
      expect(second + Number(shared) + Number(stale)).toBeLessThanOrEqual(86_400);
    }
  });
});
