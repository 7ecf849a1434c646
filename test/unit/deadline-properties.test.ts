import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
      { numRuns: 30 },
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
      { numRuns: 1000 },
    );
  });

  test('dates are in order, one for each period, each kind of people’s own, and the same if asked for in two parts', () => {
    fc.assert(
      fc.property(days, kinds, fc.nat(400), (from, who, cut) => {
        const to = addDays(from, 500);
        const whole = findOccurrences(deadlineRules, who, from, to);
        const dates = whole.map(({ due }) => due);
        expect(dates).toEqual([...dates].sort());
        expect(new Set(whole.map(({ rule, period }) => `${rule.id} ${period.key}`)).size).toBe(whole.length);
        const all = findOccurrences(deadlineRules, [], from, to);
        expect(whole).toEqual(who.length ? all.filter(({ rule }) => rule.who.some((kind) => who.includes(kind))) : all);
        const parts = [
          ...findOccurrences(deadlineRules, who, from, addDays(from, cut)),
          ...findOccurrences(deadlineRules, who, addDays(from, cut + 1), to),
        ];
        expect(parts).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });
});
