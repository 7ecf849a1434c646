import { describe, expect, onTestFinished, test } from 'vitest';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import { dollarsOn, facts, percentOn, readFactsOn, valueOn } from '../../content/facts.ts';
import type { DatedFact, FactValue, Rate } from '../../content/types.ts';
import { listKeyDates } from '../../server/deadlines/key-dates.ts';
import { findNextDue } from '../../server/deadlines/next-due.ts';
import { loadReviewed } from '../../server/page/create-page-data.ts';
import { createSiteIndex } from '../../server/page/site-index.ts';
import { findPage, pages } from '../../server/pages/index.ts';
import { addDays } from '../../shared/dates.ts';
import { getText } from '../../shared/tree.ts';
import { listPassages, requestOn } from '../words.ts';

/** A year with a leap day. */
const days = Array.from({ length: 366 }, (_, index) => addDays('2027-07-01', index));
const firsts = days.filter((day) => day.endsWith('-01'));
const kinds = taxpayerTypes.map(({ slug }) => slug);

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

describe('on each day of a year', () => {
  test('the six dates of the home page are ahead, each once, and none is past', () => {
    for (const day of days) {
      const keyDates = listKeyDates(day);
      expect(new Set(keyDates.map(({ title }) => title)).size, day).toBe(6);
      expect(keyDates, day).toHaveLength(6);
      for (const { due, days } of keyDates) expect(due >= day && days >= 0, day).toBe(true);
    }
  });

  test('the next due date of everybody, and of a kind of people in turn, is that day or later, and within a year', () => {
    for (const [at, day] of days.entries())
      for (const who of [[], kinds.slice(at % kinds.length).slice(0, 1)]) {
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

describe('a fact', () => {
  const rate: DatedFact<Rate> = {
    values: [
      { percent: 1, from: '2017-01-01', to: '2025-12-31' },
      { percent: 0.5, from: '2026-01-01', to: '2026-12-31' },
      { percent: 2, from: '2027-01-01' },
    ],
    source: 'a law',
    checked: '2026-06-01',
    reviewBy: '2027-01-31',
  };

  test('is what it is on the day of the page, from its first day on and until the next value is known', () => {
    const read = (day: string) => readFactsOn(day)(rate);
    expect(['2024-06-30', '2025-12-31', '2026-01-01', '2026-12-31'].map(read)).toEqual(['1%', '1%', '0.5%', '0.5%']);
    expect(['2027-01-01', '2031-07-04'].map(read)).toEqual(['2%', '2%']);
    expect(valueOn({ ...rate, values: rate.values.slice(0, 2) }, '2027-01-01')).toBe('0.5%');
    expect(() => valueOn(rate, '2016-12-31')).toThrow('a law.values: has no value on 2016-12-31');
  });

  test('is a number for a figure that counts with it', () => {
    expect(['2025-12-31', '2026-01-01'].map((day) => percentOn(rate, day))).toEqual([1, 0.5]);
    expect(['2025-06-30', '2026-06-30'].map((day) => dollarsOn(facts.contractorThreshold, day))).toEqual([600, 2000]);
  });

  test('whose amount stands with 2026 is that of 2026, also when that of 2027 is known', () => {
    const next = new Set(Object.values<DatedFact>(facts).filter(({ values }) => values.at(-1)?.to === '2026-12-31'));
    expect(next.size).toBeGreaterThanOrEqual(5);
    const inNextYear = (fact: DatedFact) => (next.has(fact) ? 'AMOUNT OF 2027' : valueOn(fact, '2027-01-02'));
    for (const { path, load } of pages)
      for (const sentence of listPassages(load({ ...requestOn('2027-01-02'), facts: inNextYear }))
        .join('\n')
        .split(/(?<=[.;!?])\s/))
        if (sentence.includes('AMOUNT OF 2027')) expect(sentence, path).not.toContain('2026');
  });
});

describe('the day of the last review', () => {
  const reviewOf = (path: string) => loadReviewed(findPage(path).load, requestOn('2026-11-28')).reviewed;

  test('of every listed page is no earlier than its words; a not-found page has none', () => {
    for (const { path, load } of pages) {
      const { head, reviewed = '' } = loadReviewed(load, requestOn('2026-11-28'));
      expect(reviewed, path).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(reviewed >= ('updated' in head ? head.updated : ''), path).toBe(true);
    }
    expect(reviewOf('/no-such-page')).toBeUndefined();
  });

  const rule = deadlineRules.find(({ id }) => id === 'payroll-deposit') ?? { checked: '' };
  test.each<[what: string, looked: { checked: string }, of: string[], others: string[]]>([
    ['a fact that it says', facts.charityFloor, ['/faqs'], ['/about']],
    [
      'the rule of a date that it has',
      rule,
      ['/', '/deadlines', '/services/payroll-services'],
      ['/about', '/services/personal-tax-services'],
    ],
  ])('is that on which %s was looked up, if that was after its words', (_what, looked, of, others) => {
    const { checked } = looked;
    onTestFinished(() => {
      looked.checked = checked;
    });
    looked.checked = '2027-03-01';
    for (const path of of) expect(reviewOf(path), path).toBe('2027-03-01');
    for (const path of others) expect(reviewOf(path), path).not.toBe('2027-03-01');
  });
});
