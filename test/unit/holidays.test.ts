import { describe, expect, test } from 'vitest';
import type { Shift } from '../../content/deadlines/types.ts';
import { moveDay } from '../../server/deadlines/business-days.ts';
import { nameHoliday } from '../../server/deadlines/holidays.ts';
import {
  addDays,
  countDays,
  describeWait,
  formatLongDay,
  formatShortDay,
  formatWeekday,
  listMonths,
} from '../../shared/dates.ts';

/** The holidays of a year as month and day, Saturdays and Sundays included. */
function listHolidays(year: number, list: Shift['holidays']): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(`${year}`) && nameHoliday(day, list)).map((day) => day.slice(5));
}

/** The Office of Personnel Management's list of federal holidays of a year; then those of the District of Columbia alone. */
const observed: Record<number, [federal: string, ofDistrict: string]> = {
  2016: ['01-01 01-18 02-15 05-30 07-04 09-05 10-10 11-11 11-24 12-26', '04-15'],
  2020: ['01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25', '04-16'],
  2021: ['01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31', '01-20 04-16'],
  2022: ['01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26', '04-15'],
  2023: ['01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25', '04-17'],
  2026: ['01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25', '04-16'],
  2027: ['01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31', '04-16'],
};

describe('holidays', () => {
  test.each(Object.keys(observed).map(Number))('of %i are those that the District of Columbia observes', (year) => {
    const expected = observed[year]?.join(' ').split(' ').sort();
    expect(listHolidays(year, 'federal')).toEqual(expected);
  });

  // Florida Department of Management Services, state holidays; federal ones are observed for due dates too.
  test.each([
    [2022, '11-25'],
    [2023, '11-24'],
    [2026, '11-27'],
  ])('of Florida in %i have the Friday after Thanksgiving, and none of the District', (year, friday) => {
    const expected = `${observed[year]?.[0]} ${friday}`.split(' ').sort();
    expect(listHolidays(year, 'florida')).toEqual(expected);
  });

  // D.C. Code 28-2701: a Sunday's holiday is the next day, a Saturday's the day before, except an inauguration's.
  test.each([
    ['2029-01-20', 'federal', 'Inauguration Day'],
    ['2029-01-19', 'federal', undefined],
    ['2013-01-21', 'federal', 'Birthday of Martin Luther King, Jr.'],
    ['2013-01-20', 'federal', undefined],
    ['2027-01-20', 'federal', undefined],
    ['2021-01-20', 'florida', undefined],
    // Before there was a law.
    ['2020-06-19', 'federal', undefined],
    ['2006-04-17', 'federal', undefined],
  ] as const)('of %s, %s: %s', (day, list, name) => {
    expect(nameHoliday(day, list)).toBe(name);
  });
});

describe('a date', () => {
  const district = ['the weekend', 'Emancipation Day in the District of Columbia'];

  test.each([
    ['on a business day stays', '2027-04-15', 'next', '2027-04-15', undefined],
    ['goes past a weekend and the holiday beside it', '2023-04-15', 'next', '2023-04-18', district],
    ['goes past a holiday', '2027-02-15', 'next', '2027-02-16', ['Washington’s Birthday']],
    ['goes back where a payment has to be there in time', '2024-05-19', 'previous', '2024-05-17', ['the weekend']],
  ] as const)('%s: %s, %s', (_what, from, to, due, reasons) => {
    expect(moveDay(from, { to, holidays: 'federal' })).toEqual({ due, moved: reasons && { from, reasons } });
  });

  test('is counted to across a change of the clocks, a leap day and a new year', () => {
    expect(countDays('2026-11-23', '2026-12-15')).toBe(22);
    expect(countDays('2028-02-28', '2028-03-01')).toBe(2);
    expect(countDays('2026-12-31', '2027-01-01')).toBe(1);
    expect(countDays('2027-03-13', '2027-03-15')).toBe(2);
    expect(countDays('2027-03-13', '2027-03-13')).toBe(0);
    expect(listMonths('2026-11-23', 2)).toEqual(['2026-12-01', '2027-01-01']);
  });

  test('is said with its weekday, in short, and by how long it is until then', () => {
    const week = Array.from({ length: 7 }, (_, index) => formatWeekday(addDays('2026-12-13', index)));
    expect(week.join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
    expect([formatLongDay('2026-12-15'), formatShortDay('2027-09-05')]).toEqual(['Tuesday, December 15', 'Sep 5']);
    expect([0, 1, 2].map(describeWait)).toEqual(['today', 'tomorrow', 'in 2 days']);
  });
});
