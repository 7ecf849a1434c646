import { expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { facts } from '../../content/facts.ts';
import { figure as makeSales } from '../../content/figures/sales-tax-services.ts';
import { figure as preparation } from '../../content/figures/tax-preparation.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { findFilingDays } from '../../server/figures/filing-days.ts';
import { layOut } from '../../server/figures/month.ts';
import { getText } from '../../server/get-text.ts';
import { day, today } from '../words.ts';

const sales = makeSales(today);
const text = getText(drawFigure('sales-tax-services', sales, day));

/** What the sales tax figure marks when it is drawn on a day, and its month. */
function readSales(on: string) {
  if (!('rules' in sales.on)) throw new Error('the figure of sales tax has no rules');
  const { days, note, marks } = findFilingDays(sales.on, on);
  const { title, weeks } = layOut(days);
  return { title, note, weeks, marks: Object.fromEntries(marks.map((mark) => [mark.label, mark.day])) };
}

test('the month of sales tax is the one in which a return is due next, with its days moved off weekends and holidays', () => {
  const december = readSales('2026-11-23');
  expect(december.title).toBe('December 2026');
  expect(december.note).toBe('for sales of November 2026');
  expect(december.weeks[0]).toEqual([undefined, undefined, 1, 2, 3, 4, 5]);
  expect(december.weeks.at(-1)).toEqual([27, 28, 29, 30, 31, undefined, undefined]);
  expect(december.marks).toEqual({ due: 1, 'e-pay': 18, 'last day': 21, late: 22 });
  expect(readSales('2026-12-21').title).toBe('December 2026');
  expect(readSales('2026-12-22').title).toBe('January 2027');
  expect(readSales('2027-08-01').marks).toEqual({ due: 1, 'e-pay': 19, 'last day': 20, late: 21 });
});

test('the receipt adds up to the rate of Broward, and says what is not the seller’s', () => {
  const rates = sales.receipt?.parts.map(({ percent }) => percent) ?? [];
  expect(rates).toEqual([facts.stateSalesTax, facts.browardSurtax].map((fact) => Number.parseFloat(today(fact))));
  expect(`${rates.reduce((sum, rate) => sum + rate)}%`).toBe(today(facts.browardTotal));
  for (const line of ['Table100.00', 'Tax7.00', 'Paid107.00', 'State 6%6.00', 'Broward 1%1.00', 'Not yours7.00'])
    expect(text).toContain(line);
  expect(text).toContain('Example');
});

test('the working days are those that the firm claims, ready on the first of them', () => {
  const prepared = preparation.on;
  if (!('days' in prepared)) throw new Error('the figure of tax preparation has no days');
  const [first, last] = claims.returnTime.value.match(/\d+/g)?.map(Number) ?? [];
  expect(prepared.marks.find(({ tone }) => tone === 'key')?.day).toBe(first);
  expect(prepared.marks.at(-1)?.day).toBe(last);
  const { weeks, weekdays } = layOut(prepared.days);
  expect(weekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  expect(weeks).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, last],
  ]);
  expect(preparation.caption.lead).toBe('Seven to ten business days.');
});
