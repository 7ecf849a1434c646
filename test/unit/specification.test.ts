import { describe, expect, test } from 'vitest';
import { categories } from '../../content/blog/categories.ts';
import { claims } from '../../content/claims.ts';
import { packagePrices, prices } from '../../content/prices.ts';
import { readSources } from '../imports.ts';

// What the specification fixes. It is meant to be edited, by whoever has decided on another figure.

describe('the prices', () => {
  test('are those of the specification', () => {
    expect(Object.fromEntries(Object.entries(prices).map(([name, { price }]) => [name, price]))).toEqual({
      basic1040: '$600',
      scheduleC: '$825',
      stateReturn: '$350 per state',
      partnership: '$1,500',
      sCorporation: '$1,350',
      cCorporation: '$1,550',
      bookkeeping: '$299–$899 per month',
      payroll: '$99–$299 per month',
      salesTax: '$100 per month',
      formation: '$599–$1,299',
      quickbooks: '$399–$799',
      salesTaxRegistration: '$199–$399',
      statements: '$499–$1,299',
      planning: '$299 per session',
      trustReturn: '$1,050',
      audit: '$299 per hour',
      amended: 'By consultation',
    });
    expect(packagePrices).toEqual({ individual: 'from $600', smallBusiness: 'from $1,350', advisory: 'from $2,499' });
  });
});

describe('a price and a claim', () => {
  test('stand in one place of content, from which pages take them', () => {
    const figures = Object.values(prices).flatMap(({ price }) => price.match(/\$[\d,]+/g) ?? []);
    const counts = [claims.experience, claims.clients, claims.savings, claims.savingsLastSeason, claims.satisfaction];
    const values = [...counts, claims.simpleReturn, claims.companyReturn, claims.planningSavings, claims.returnTime];
    const typed = [...figures, ...values.map(({ value }) => value)];
    const homes = ['content/prices.ts', 'content/claims.ts', 'content/facts.ts'];
    // The examples of articles have dollars of their own.
    const files = readSources(['content'], /\.ts$/).filter(({ path }) => !homes.includes(path) && !path.includes('/blog/'));
    expect(files.length).toBeGreaterThan(80);
    for (const { path, text } of files)
      for (const figure of typed)
        expect(
          text.includes(figure) && new RegExp(`${figure.replace(/[$.+]/g, '\\$&')}(?![\\d,])`).test(text),
          `${path}: ${figure}`,
        ).toBe(false);
  });
});

describe('the categories of the blog', () => {
  test('have fixed counts, and a color each', () => {
    expect(categories.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Business Tax 12',
      'Sales Tax 8',
      'Estate Planning 6',
      'Bookkeeping 10',
      'Audit Defense 5',
      'Business Formation 7',
    ]);
    expect(new Set(categories.map(({ colour }) => colour)).size).toBe(categories.length);
  });
});
