import { describe, expect, test } from 'vitest';
import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import { facts, valueOn } from '../../content/facts.ts';
import type { DatedFact, FactValue } from '../../content/types.ts';
import { listKeyDates } from '../../server/deadlines/key-dates.ts';
import { findNextDue } from '../../server/deadlines/next-due.ts';
import { createSiteIndex } from '../../server/page/site-index.ts';
import { findPage, pages } from '../../server/pages/index.ts';
import { addDays } from '../../shared/dates.ts';
import { getText } from '../../shared/tree.ts';
import { requestOn } from '../words.ts';

const days = Array.from({ length: 731 }, (_, index) => addDays('2027-01-01', index));
const firsts = days.filter((day) => day.endsWith('-01'));
const kinds = [[], ...taxpayerTypes.map(({ slug }) => [slug])];

/** What nobody should read: a figure that is none, a value that is missing, a placeholder. JSON writes NaN as null. */
const broken = /\bNaN\b|\bundefined\b|\bInfinity\b|\{\{|[[:,]null\b/;

/** Everything that a page says and shows on a day. */
function readPage(path: string, day: string): string {
  return JSON.stringify(findPage(path).load(requestOn(day)));
}

/** Does something while a fact has another value from January 1, 2027, on: as an editor enters it, without a build. */
async function withValue(fact: DatedFact, value: FactValue, run: () => void | Promise<void>): Promise<void> {
  const { values } = fact;
  fact.values = [...values.filter(({ from }) => from < '2027-01-01'), value];
  try {
    await run();
  } finally {
    fact.values = values;
  }
}

const [before, after] = ['2026-12-31', '2027-01-01'];

describe('on each day of 2027 and 2028', () => {
  test('the six dates of the home page are ahead, each once, and none is past', () => {
    expect(days.at(-1)).toBe('2028-12-31');
    for (const day of days) {
      const keyDates = listKeyDates(day);
      expect(new Set(keyDates.map(({ title }) => title)).size, day).toBe(6);
      expect(keyDates, day).toHaveLength(6);
      for (const { due, days } of keyDates) expect(due >= day && days >= 0, day).toBe(true);
    }
  });

  test('the next due date of everybody, and of each kind of people, is that day or later, and within a year', () => {
    for (const day of days)
      for (const who of kinds) {
        const { date, what, wait } = findNextDue({ who }, day);
        expect(date >= day && date <= addDays(day, 366), `${who} ${day}: ${date}`).toBe(true);
        expect(`${what} ${wait}`, day).not.toMatch(broken);
      }
  });
});

test.each(pages.map(({ path }) => path).filter((path) => path !== '/forms'))(
  'on the first of each month %s has no figure that is none, nothing that is missing, and nothing due that is past',
  (path) => {
    for (const day of firsts) {
      const text = readPage(path, day);
      expect(text, day).not.toMatch(broken);
      for (const [, due = day] of text.matchAll(/"(?:due|next":\{"lead":"[^"]*","date)":"(\d{4}-\d\d-\d\d)"/g))
        expect(due >= day, `${day}: ${due}`).toBe(true);
    }
  },
);

describe('a value that is entered for January 1', () => {
  /** The facts that a page asks for on its day. */
  function listAsked(path: string): string[] {
    const asked = new Set<string>();
    const names = new Map(Object.entries<DatedFact>(facts).map(([name, fact]) => [fact, name]));
    const today = (fact: DatedFact) => {
      asked.add(names.get(fact) ?? 'a fact that content/facts.ts does not list');
      return valueOn(fact, after);
    };
    findPage(path).load({ ...requestOn(after), facts: today });
    return [...asked];
  }

  // The index of articles reads all that they say, and shows their figures alone.
  const shown = pages.filter(({ path }) => path !== '/blog');
  const cases = shown.flatMap(({ path }) => listAsked(path).map((name) => [path, name] as const));

  test('is asked for by most facts', () => {
    expect(new Set(cases.map(([, name]) => name)).size).toBeGreaterThan(Object.keys(facts).length / 2);
  });

  test.each(cases)('is read on %s from that day on, and not before: %s', async (path, name) => {
    const fact: DatedFact = Reflect.get(facts, name);
    await withValue(fact, { percent: 8.73, from: after }, () => {
      expect(readPage(path, before)).not.toContain('8.73');
      expect(readPage(path, after)).toContain('8.73%');
      expect(readPage(path, after)).not.toMatch(broken);
    });
  });

  test('is what the figures count with: a sales tax of 6.25 %, an unemployment tax of 3 %', async () => {
    const readFigure = (path: string, day: string) => {
      const data = findPage(path).load(requestOn(day)).props;
      return 'figure' in data ? JSON.stringify(data.figure).replace(/\["\w+",\{[^}]*\},|[[\]"]/g, '') : path;
    };
    await withValue(facts.stateSalesTax, { percent: 6.25, from: after }, () => {
      expect(readFigure('/services/sales-tax-services', before)).toMatch(/Tax.{0,9}7\.00.*Paid.{0,9}107\.00/);
      expect(readFigure('/services/sales-tax-services', after)).toMatch(/Tax.{0,9}7\.25.*Paid.{0,9}107\.25/);
    });
    await withValue(facts.newEmployerTax, { percent: 3, from: after }, () => {
      expect(readFigure('/services/payroll-services', before)).toMatch(/2\.7% new employer.*\$1,109\.50/);
      expect(readFigure('/services/payroll-services', after)).toMatch(/3% new employer.*\$1,112\.50/);
    });
  });

  test('is found by the search from that day on', async () => {
    await withValue(facts.palmBeachTotal, { percent: 8.73, from: after }, async () => {
      const [old, found] = await Promise.all(
        [before, after].map(async (day) =>
          (await createSiteIndex(day))
            .search('8.73%')
            .map(({ sentence }) => getText(sentence))
            .join(),
        ),
      );
      expect(found).toContain('8.73%');
      expect(old).not.toContain('8.73%');
    });
  });
});
