import { describe, expect, test } from 'vitest';
import { dollarsOn, facts, percentOn, readFactsOn, valueOn } from '../../content/facts.ts';
import type { DatedFact, Rate } from '../../content/types.ts';

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

describe('a fact', () => {
  test('is what it is on the day of the page, from its first day on and until the next value is known', () => {
    const read = (day: string) => readFactsOn(day)(rate);
    expect(['2024-06-30', '2025-12-31', '2026-01-01', '2026-12-31'].map(read)).toEqual(['1%', '1%', '0.5%', '0.5%']);
    expect(['2027-01-01', '2031-07-04'].map(read)).toEqual(['2%', '2%']);
    expect(valueOn({ ...rate, values: rate.values.slice(0, 2) }, '2027-01-01')).toBe('0.5%');
  });

  test('of an earlier day has to be known', () => {
    expect(() => valueOn(rate, '2016-12-31')).toThrow('a law.values: has no value on 2016-12-31');
  });

  test('is a number for a figure that counts with it', () => {
    expect(['2025-12-31', '2026-01-01'].map((day) => percentOn(rate, day))).toEqual([1, 0.5]);
    expect(['2025-06-30', '2026-06-30'].map((day) => dollarsOn(facts.contractorThreshold, day))).toEqual([600, 2000]);
  });
});

describe('the facts', () => {
  test.each([
    ['stateSalesTax', '6%'],
    ['palmBeachTotal', '6.5%'],
    ['filingMonthly', 'more than $1,000'],
    ['filingQuarterly', '$501 to $1,000'],
    ['filingAnnual', '$100 or less'],
    ['recordsKept', 'three years'],
    ['corporateIncomeTax', '5.5%'],
    ['annualReportDue', 'May 1'],
    ['estateExemption', '$15 million'],
  ] as const)('hold what the agencies publish for November 2026: %s is %s', (name, value) => {
    expect(valueOn(facts[name], '2026-11-21')).toBe(value);
  });

  test('hold what was true before', () => {
    expect([facts.palmBeachTotal, facts.estateExemption].map(readFactsOn('2024-06-30'))).toEqual(['7%', '$13.61 million']);
  });
});
