import { describe, expect, test } from 'vitest';
import type { OpeningHours, Season } from '../../content/types.ts';
import { checkHours } from '../../tools/check-content/hours-checks.ts';
import type { PageRecord } from '../../tools/check-content/read-records.ts';
import { checkWeekdays } from '../../tools/check-content/weekday-checks.ts';
import { exampleHours } from '../office.ts';

const { lines } = exampleHours;
const [weekdays, saturday, sunday] = lines as [OpeningHours['lines'][0], OpeningHours['lines'][0], OpeningHours['lines'][0]];
const onSaturday = (times: object) => ({
  lines: [weekdays, { days: 'Saturday', weekdays: [6], ...times } as typeof saturday, sunday],
});
const season = (from: string, to: string, name = 'Tax season'): Season => ({ name, from, to, lines });
const day = (day: string, times = {}) => ({ days: [{ day, name: 'x', ...times }] });

test.each<[what: string, change: Partial<OpeningHours>, ...findings: string[]]>([
  ['what is right', {}],
  ['half hours, lunch, seasons and days that are right', { seasons: [season('01-20', '04-15'), season('12-20', '01-05')] }],
  ['lunch', onSaturday({ opens: '08:30', closes: '17:30', lunch: { from: '12:00', to: '12:45' } })],
  ['an early closing of each year, on whatever weekday', day('12-24', { closes: '13:00' })],
  ['an early closing of one year', day('2026-12-24', { closes: '13:00' })],
  ['a Sunday with hours of its own', day('2027-04-11', { opens: '12:00', closes: '16:00' })],
  ['a day of each year that no year has', day('12-32'), 'days[0].day: 12-32 is no date; write it like 2026-12-24, or 12-24'],
  ['an American date', day('12/24/2026'), 'days[0].day: 12/24/2026 is no date'],
  ['a date that is none', day('2026-11-31'), 'days[0].day: 2026-11-31 is no date'],
  ['a time without its zero', onSaturday({ opens: '9:00', closes: '14:00' }), 'lines[1].opens: 9:00 is no time; write it like'],
  ['a time that no clock has', onSaturday({ opens: '09:00', closes: '24:30' }), 'lines[1].closes: 24:30 is no time'],
  ['an end before its begin', onSaturday({ opens: '14:00', closes: '09:00' }), 'lines[1].closes: 09:00 is not after 14:00'],
  ['an end at its begin', onSaturday({ opens: '09:00', closes: '09:00' }), 'lines[1].closes: 09:00 is not after 09:00'],
  [
    'lunch that ends before it begins',
    onSaturday({ opens: '09:00', closes: '17:00', lunch: { from: '13:00', to: '12:00' } }),
    'lines[1].lunch.to: 12:00 is not after 13:00',
  ],
  [
    'lunch after hours',
    onSaturday({ opens: '09:00', closes: '12:00', lunch: { from: '12:00', to: '13:00' } }),
    'lines[1].lunch: 12:00 to 13:00 is not within 09:00 to 12:00',
  ],
  [
    'a forgotten day and one in two lines',
    { lines: [weekdays, saturday, saturday] },
    'lines: Sunday (0) stands in no line; give each day one',
    'lines: Saturday (6) stands in several lines; give each day one',
  ],
  [
    'a season of one line',
    { seasons: [{ ...season('01-20', '04-15'), lines: [saturday] }] },
    'seasons[0].lines: Sunday (0), Monday (1), Tuesday (2), Wednesday (3), Thursday (4), and Friday (5) stands in no line',
  ],
  [
    'a weekday that is none',
    { lines: [...lines, { days: 'x', weekdays: [7], note: 'x' }] },
    'lines: 7 is no weekday; they are 0 to 6',
  ],
  ['a season that ends on no day', { seasons: [season('01-20', '04-31')] }, 'seasons[0].to: 04-31 is no day of every year'],
  ['one that begins on a leap day', { seasons: [season('02-29', '04-15')] }, 'seasons[0].from: 02-29 is no day of every year'],
  [
    'seasons that overlap',
    { seasons: [season('12-20', '01-25', 'Holidays'), season('01-20', '04-15')] },
    'seasons[1]: Tax season and Holidays share days; move one of them',
  ],
  [
    'a day twice',
    { days: [...day('2026-12-24').days, ...day('2026-12-24').days] },
    'days[1].day: 2026-12-24 stands above already; delete one of them',
  ],
  ['an early closing before it opens', day('2026-12-24', { closes: '08:00' }), 'days[0].closes: 08:00 is not after 09:00'],
  [
    'half of the hours of a day that has none',
    day('2027-04-11', { closes: '16:00' }),
    'days[0]: the office has no hours on a Sunday; give 2027-04-11 both opens and closes',
  ],
])('%s', (_what, change, ...expected) => {
  const findings = checkHours({ ...exampleHours, ...change }, '2026-11-28');
  const said = findings.map(({ field, message }, index) => `${field}: ${message}`.slice(0, `hours.${expected[index]}`.length));
  expect(said).toEqual(expected.map((finding) => `hours.${finding}`));
  for (const { level, file } of findings) expect([level, file]).toEqual(['error', 'content/firm.ts']);
});

test('a day that has passed is a warning', () => {
  const check = (today: string) => checkHours({ ...exampleHours, ...day('2026-12-24') }, today);
  expect(check('2026-12-24')).toEqual([]);
  expect(check('2026-12-25')).toEqual([
    { level: 'warning', file: 'content/firm.ts', field: 'hours.days[0].day', message: '2026-12-24 has passed; delete it' },
  ]);
});

describe('sentences about a weekday', () => {
  const page = (props: object): PageRecord => ({
    path: '/a',
    name: 'A',
    kind: 'statement',
    file: 'content/pages/a.ts',
    day: '2026-06-01',
    head: { title: 'A', description: 'A' },
    texts: [{ id: '', heading: 'A', passages: [] }],
    props,
  });
  const check = (change: Partial<OpeningHours>, ...texts: string[]) =>
    checkWeekdays({ ...exampleHours, ...change }, [page({ texts })]).map(({ field, message }) => `${field} ${message}`);
  const closed = { lines: [weekdays, { days: 'Saturday', weekdays: [6], note: 'Closed' }, sunday] };
  const seasonal = { ...closed, seasons: [season('01-20', '04-15')] };

  test('are true while the office is open on it', () => {
    expect(check({}, 'We are open on Saturdays.', 'Open Monday to Saturday and on Sunday by appointment.')).toEqual([]);
  });

  test('are named when the office is not, each sentence alone', () => {
    expect(check(closed, 'Come by. We are open on Saturdays.', 'First consultation free, Saturdays too')).toEqual([
      'texts[0] says “We are open on Saturdays.”, but content/firm.ts says of Saturday only “Closed”; make one of them true',
      'texts[1] says “First consultation free, Saturdays too”, but content/firm.ts says of Saturday only “Closed”; make one of them true',
    ]);
    expect(check({}, 'We are open on Sunday.')).toHaveLength(1);
  });

  test('may say in which season', () => {
    expect(check(seasonal, 'We are open on Saturdays in tax season.')).toEqual([]);
    expect(check(seasonal, 'We are open on Saturdays.')).toHaveLength(1);
  });

  test('about anybody else’s are left alone', () => {
    expect(check(closed, 'A card reader, a web shop, a Saturday market.')).toEqual([]);
    const props = { quote: 'They met us on a Saturday.', biography: ['Coaches a crew on Saturdays, and we all know.'] };
    expect(checkWeekdays({ ...exampleHours, ...closed }, [page(props)])).toEqual([]);
  });
});
