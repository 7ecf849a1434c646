import { describe, expect, test } from 'vitest';
import { keyDateRules } from '../../content/deadlines/key-dates.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { findPerson } from '../../content/team.ts';
import type { Subject } from '../../content/types.ts';
import { listKeyDates } from '../../server/deadlines/key-dates.ts';
import { layOutDates } from '../../server/figures/key-dates/date-curve.ts';
import { readExamples } from '../../server/pages/home.ts';
import { addDays } from '../../shared/dates.ts';

const scale = { start: 64, end: 1170, baseline: 212, height: 60, width: 6.2, from: -800, to: 2000, step: 8 };

describe('the dates of the year on the home page', () => {
  test('are six that the rules give, moved ones included, in words, each with its distance', () => {
    const keyDates = listKeyDates('2026-11-28');
    expect(keyDates.map(({ due, title }) => `${due} ${title}`)).toEqual([
      '2026-11-30 Property tax at 4% off',
      '2027-01-15 Estimated tax, fourth payment (1040-ES)',
      '2027-03-15 Partnership and S corporation returns (1065, 1120-S)',
      '2027-04-15 Your tax return (Form 1040)',
      '2027-05-01 Florida annual report',
      '2027-10-15 Your tax return, if extended (Form 1040)',
    ]);
    for (const { due, days } of keyDates) expect(addDays('2026-11-28', days)).toBe(due);
    expect(keyDates[4]?.note).toContain('$400');
    expect(listKeyDates('2028-04-01')[0]?.note).toMatch(
      /plus the first estimate for the new year\. Moved from Saturday, April 15/,
    );
  });

  test('are no date that only some of their kind have', () => {
    const named = deadlineRules.filter(({ id }) => keyDateRules.some(({ rule }) => rule === id));
    expect(named).toHaveLength(keyDateRules.length);
    expect(named.filter(({ onlySome }) => onlySome)).toEqual([]);
  });
});

test.each([
  ['2026-11-29', 'Dec 21 for November', 'Apr 15', 'Mar 15'],
  // The 20th is a Sunday, and the return is in time on the Monday.
  ['2026-12-21', 'Dec 21 for November', 'Apr 15', 'Mar 15'],
  ['2026-12-22', 'Jan 20 for December', 'Apr 15', 'Mar 15'],
  ['2027-03-16', 'Mar 22 for February', 'Apr 15', 'Mar 15'],
  // April 15, 2028 is a Saturday, and the Monday is Emancipation Day in the District of Columbia.
  ['2027-04-16', 'Apr 20 for March', 'Apr 18', 'Mar 15'],
])(
  'the page that one leaves with has on %s the next dates, and the amounts of the list',
  (day, salesTax, household, election) => {
    const examples = readExamples(day);
    expect(examples.map(({ by }) => `${by.day} ${by.note}`)).toEqual([
      '30 days from its date',
      salesTax,
      `${household} with Form 1040`,
      `${election} for that year`,
    ]);
    expect(examples.map(({ is }) => is).join()).toMatch(/: 6% and a county surtax,.* from about \$79,000 of profit$/);
    expect(examples.map(({ fee }) => fee.match(/\$[\d,]*\d/g)?.join(' '))).toEqual([
      `$${2 * 299} $${(4 * 299).toLocaleString('en-US')}`,
      '$199 $399 $100',
      '$600',
      '$599 $1,299',
    ]);
    expect(examples.map(({ reader }) => reader)).toEqual(
      ['trusts', 'companies', 'trusts', 'companies'].map((subject) => {
        const { name, trade } = findPerson(subject as Subject);
        return `${name}, ${trade}`;
      }),
    );
  },
);

test('the line has a year from end to end, and goes through its dates, each of them as high', () => {
  const dates = [0, 91, 182, 364].map((days) => addDays('2026-12-01', days));
  const { line, peaks } = layOutDates('2026-12-01', dates, scale);
  expect(peaks.map(({ x }) => x)).toEqual([64, 340.5, 617, 1170]);
  // Where each curve ends: the start, then every two numbers after the control point of the first.
  const [startX = 0, startY = 0, dx = 0, dy = 0, , , ...steps] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  const ends = [{ x: startX + dx, y: startY + dy }];
  for (let at = 0; at < steps.length; at += 2) {
    const { x, y } = ends[ends.length - 1] ?? { x: 0, y: 0 };
    ends.push({ x: x + (steps[at] ?? 0), y: y + (steps[at + 1] ?? 0) });
  }
  const yAt = (x: number) => ends.find((end) => Math.abs(end.x - x) <= scale.step / 2)?.y ?? 0;
  for (const { x, y } of peaks) expect(Math.abs(yAt(x) - y)).toBeLessThan(6);
  // Up to the sine that the sea goes by.
  for (const { y } of peaks) expect(Math.abs(scale.baseline - scale.height - y)).toBeLessThanOrEqual(5);
});
