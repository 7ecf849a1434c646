import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { whoEntries } from '../../content/deadlines/who.ts';
import { moveDay } from '../../server/deadlines/business-days.ts';
import { nameHoliday } from '../../server/deadlines/holidays.ts';
import { findOccurrences, type Occurrence } from '../../server/deadlines/occurrences.ts';
import { addDays } from '../../shared/deadlines/days.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
const kinds = fc.subarray(whoEntries.map(({ slug }) => slug));
const lists = fc.constantFrom('federal' as const, 'florida' as const);

/** Whether a date of a rule goes to the next business day, to the one before, or stays. */
function readShift({ rule, period }: Occurrence): 'next' | 'previous' | 'stays' {
  return rule.id === 'f-1120-es' && period.key.endsWith('p2') ? 'previous' : rule.shift.to;
}

describe('on any day of a hundred years', () => {
  test('nothing that moves is due on a weekend or a holiday, and it moves the way of its rule and no further', () => {
    fc.assert(
      fc.property(days, kinds, (from, who) => {
        for (const occurrence of findOccurrences(deadlineRules, who, from, addDays(from, 400))) {
          const { rule, due, moved } = occurrence;
          const own = moved?.from ?? due;
          const way = readShift(occurrence);
          if (rule.shift.to === 'stays') expect(moved, rule.id).toBeUndefined();
          else {
            expect([1, 2, 3, 4, 5], `${rule.id} ${due}`).toContain(new Date(due).getUTCDay());
            expect(nameHoliday(due, rule.shift.holidays), `${rule.id} ${due}`).toBeUndefined();
            expect(way === 'next' ? due >= own : due <= own, `${rule.id} ${due} from ${own}`).toBe(true);
            expect(moved?.from, `${rule.id} ${due}`).not.toBe(due);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a later day is never due earlier', () => {
    const shifts = fc.record({ to: fc.constantFrom('next' as const, 'previous' as const), holidays: lists });
    fc.assert(
      fc.property(days, fc.nat(20), shifts, (day, later, shift) => {
        const first = moveDay(day, shift).due;
        const second = moveDay(addDays(day, later), shift).due;
        expect(first <= second).toBe(true);
        expect(moveDay(first, shift).due).toBe(first);
      }),
      { numRuns: 2000 },
    );
  });

  test('a payment is started on the last business day before the 20th', () => {
    fc.assert(
      fc.property(days, (from) => {
        const started = findOccurrences(deadlineRules, ['sales-tax'], from, addDays(from, 400));
        const own = started.filter(({ rule }) => rule.id === 'dr-15-payment');
        for (const { due } of own)
          for (let day = addDays(due, 1); Number(day.slice(8)) < 20; day = addDays(day, 1))
            expect(new Date(day).getUTCDay() % 6 === 0 || nameHoliday(day, 'florida'), day).toBeTruthy();
      }),
      { numRuns: 40 },
    );
  });

  test('dates are in order, one for each period, and the same whether asked for at once or in two parts', () => {
    fc.assert(
      fc.property(days, kinds, fc.nat(400), (from, who, cut) => {
        const to = addDays(from, 500);
        const whole = findOccurrences(deadlineRules, who, from, to);
        const dates = whole.map(({ due }) => due);
        expect(dates).toEqual([...dates].sort());
        expect(new Set(whole.map(({ rule, period }) => `${rule.id} ${period.key}`)).size).toBe(whole.length);
        const parts = [
          ...findOccurrences(deadlineRules, who, from, addDays(from, cut)),
          ...findOccurrences(deadlineRules, who, addDays(from, cut + 1), to),
        ];
        expect(parts).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  test('several kinds of people see exactly what each of them sees', () => {
    fc.assert(
      fc.property(days, kinds, (from, who) => {
        const to = addDays(from, 365);
        const keys = (found: Occurrence[]) => found.map(({ rule, period }) => `${rule.id} ${period.key}`);
        const each = who.flatMap((kind) => keys(findOccurrences(deadlineRules, [kind], from, to)));
        const all = keys(findOccurrences(deadlineRules, [], from, to));
        expect(new Set(keys(findOccurrences(deadlineRules, who, from, to)))).toEqual(new Set(who.length ? each : all));
      }),
      { numRuns: 40 },
    );
  });
});

describe('wherever the process runs', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  // Stryker runs tests in threads, where the zone cannot be changed: there this says nothing.
  test('the dates are the same', () => {
    const ask = (name: string) => {
      process.env.TZ = name;
      return findOccurrences(deadlineRules, [], '2026-11-23', '2028-11-23');
    };
    expect(ask('Asia/Tokyo')).toEqual(ask('Pacific/Honolulu'));
    expect(ask('America/New_York')).toHaveLength(204);
  });
});
