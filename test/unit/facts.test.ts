import { describe, expect, test } from 'vitest';
import { facts, today, valueOn } from '../../content/facts.ts';
import type { DatedFact } from '../../content/types.ts';
import { datedWords, fillText } from '../../shared/dated-words.ts';
import { getOfficeDay } from '../../shared/office-clock.ts';

const rate: DatedFact = {
  values: [
    { value: '1%', from: '2017-01-01', to: '2025-12-31' },
    { value: '0.5%', from: '2026-01-01', to: '2026-12-31' },
    { value: '2%', from: '2027-01-01' },
  ],
  source: 'a law',
  checked: '2026-06-01',
  reviewBy: '2027-01-31',
};

describe('a dated value in a text', () => {
  const text = `The surtax is ${today(rate)}, then ${today(rate)}.`;

  test('reads as it stands on the day of the page, from its first day on', () => {
    expect(fillText(text, '2026-12-31')).toBe('The surtax is 0.5%, then 0.5%.');
    expect(fillText(text, '2027-01-01')).toBe('The surtax is 2%, then 2%.');
    expect(fillText(text, '2031-07-04')).toBe('The surtax is 2%, then 2%.');
  });

  test('leaves behind what had ended when it was last looked up', () => {
    expect(text).not.toContain('1%,');
  });

  test('is plain text where no change is known', () => {
    expect(today({ ...rate, values: rate.values.slice(0, 2) })).toBe('0.5%');
    expect(fillText('Nothing {here} to }} fill {{', '2026-12-31')).toBe('Nothing {here} to }} fill {{');
  });

  test('is the one of the day asked for in all words of a page, and their markers are gone', () => {
    const words = { heading: 'Rent', parts: [{ text }], count: 3 };
    const on = datedWords(words);
    const read = (rateThen: string) => ({ ...words, parts: [{ text: `The surtax is ${rateThen}, then ${rateThen}.` }] });
    expect(on('2026-12-31')).toEqual(read('0.5%'));
    expect(on('2027-01-01')).toEqual(read('2%'));
    expect(on('2027-01-01')).toBe(on('2027-01-01'));
    expect(on('2026-12-31')).toEqual(read('0.5%'));
  });

  test('is nothing before its first day', () => {
    expect(fillText(`Due {{2027-01-01 soon|2028-01-01 now}}.`, '2026-12-31')).toBe('Due .');
  });

  test('of an earlier day has to be known', () => {
    expect(valueOn(rate, '2024-06-30')).toBe('1%');
    expect(valueOn(rate, '2027-01-01')).toBe('2%');
    expect(() => valueOn(rate, '2016-12-31')).toThrow('no value on 2016-12-31');
  });
});

describe('the facts', () => {
  test('hold what the agencies publish for November 2026', () => {
    const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fillText(today(fact), '2026-11-21')]));
    expect(said).toMatchObject({
      palmBeachTotal: '6.5%',
      browardTotal: '7%',
      miamiDadeTotal: '7%',
      filingMonthly: 'more than $1,000',
      filingQuarterly: '$501 to $1,000',
      filingSemiannual: '$101 to $500',
      filingAnnual: '$100 or less',
      estateExemption: '$15 million',
      saltCap: '$40,400 for 2026',
      seniorDeduction: '$6,000',
      contractorThreshold: '$2,000',
      corporateIncomeTax: '5.5%',
      corporateExemption: '$50,000',
      minimumWage: '$15',
    });
    expect(valueOn(facts.palmBeachTotal, '2024-06-30')).toBe('7%');
    expect(valueOn(facts.estateExemption, '2024-06-30')).toBe('$13.61 million');
  });

  test('have their values in order, and a review after they were looked up', () => {
    for (const [name, { values, checked, reviewBy }] of Object.entries<DatedFact>(facts)) {
      const days = values.flatMap(({ from, to }) => (to ? [from, to] : [from]));
      expect(days, name).toEqual([...days].sort());
      expect(reviewBy > checked, name).toBe(true);
    }
  });
});

describe('the office’s day', () => {
  test.each([
    ['2026-11-22T04:59:59Z', '2026-11-21'],
    ['2026-11-22T05:00:00Z', '2026-11-22'],
    ['2026-07-05T03:59:59Z', '2026-07-04'],
    ['2026-07-05T04:00:00Z', '2026-07-05'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
  ])('at %s is %s', (instant, day) => {
    expect(getOfficeDay(new Date(instant))).toBe(day);
  });
});
