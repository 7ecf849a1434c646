import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { categories } from '../../content/blog/categories.ts';
import { claims } from '../../content/claims.ts';
import { facts, valueOn } from '../../content/facts.ts';
import { packagePrices, prices } from '../../content/prices.ts';
import type { DatedFact, PriceRow } from '../../content/types.ts';
import { formatDollars, formatMeasure, formatPrice } from '../../shared/format.ts';
import { readSources, root } from '../imports.ts';

// What the specification fixes. It is meant to be edited, by whoever has decided on another figure.

test('the prices are those of the specification', () => {
  expect(Object.fromEntries(Object.entries(prices).map(([name, { price }]) => [name, formatPrice(price)]))).toEqual({
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
  const starts = Object.entries(packagePrices).map(([name, price]) => [name, formatPrice(price)]);
  expect(Object.fromEntries(starts)).toEqual({ individual: 'from $600', smallBusiness: 'from $1,350', advisory: 'from $2,499' });
});

/** Whether a text has a figure, and not as the beginning of a longer one. */
const hasFigure = (text: string, figure: string) =>
  text.includes(figure) && new RegExp(`${figure.replace(/[$.+]/g, '\\$&')}(?![\\d,])`).test(text);

describe('a price and a claim', () => {
  test('stand in one place of content, from which pages take them', () => {
    const figures = Object.values<PriceRow>(prices).flatMap(({ price }) =>
      typeof price === 'string' ? [] : [formatDollars(price.low), formatDollars(price.high)],
    );
    const { experience, clients, savings, savingsLastSeason, satisfaction, planningSavings } = claims;
    const counts = [experience, clients, savings, savingsLastSeason, satisfaction, planningSavings].map(({ value }) => value);
    const least = [claims.simpleReturn, claims.companyReturn].map(({ value }) => formatPrice(value));
    const typed = [...figures, ...counts, ...least, formatMeasure(claims.returnTime.value)];
    const homes = ['content/prices.ts', 'content/claims.ts', 'content/facts.ts'];
    // The examples of articles have dollars of their own.
    const files = readSources(['content', 'server/figures'], /\.tsx?$/).filter(
      ({ path }) => !homes.includes(path) && !path.includes('/blog/'),
    );
    expect(files.length).toBeGreaterThan(80);
    for (const { path, text } of files)
      for (const figure of typed) expect(hasFigure(text, figure), `${path}: ${figure}`).toBe(false);
  });

  test('and so does a figure that a law moves, which no service page types itself', () => {
    // Not those that stand for something else elsewhere, such as a $50,000 threshold for nonprofits.
    const moving = Object.values<DatedFact>(facts)
      .flatMap((fact) => fact.values.map(({ from }) => valueOn(fact, from)))
      .filter((value) => /^\$[\d,.]{4}|\.5%/.test(value) && !['$50,000', '$25,000', '$2,000', '$5,000'].includes(value));
    for (const { path, text } of readSources(['content/services'], /\.ts$/))
      for (const figure of moving) expect(hasFigure(text, figure), `${path}: ${figure}`).toBe(false);
  });
});

test('the categories of the blog have fixed counts, and a color each', () => {
  const said = categories.map(({ name, count }) => `${name} ${count}`).join(', ');
  expect(said).toBe('Business Tax 12, Sales Tax 8, Estate Planning 6, Bookkeeping 10, Audit Defense 5, Business Formation 7');
  expect(new Set(categories.map(({ colour }) => colour)).size).toBe(categories.length);
});

test('test/specification.md names tests that there are', () => {
  const names = [...readFileSync(join(root, 'test/specification.md'), 'utf8').matchAll(/`([\w/-]+\.test\.ts)`/g)];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter(([, name = '']) => !existsSync(join(root, 'test', name)))).toEqual([]);
});
