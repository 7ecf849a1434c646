import { expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts } from '../../content/facts.ts';
import { figure as makeSales } from '../../content/figures/sales-tax-services.ts';
import { figure as preparation } from '../../content/figures/tax-preparation.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { layOut } from '../../server/figures/month.ts';
import { getText } from '../../server/get-text.ts';
import { addDays, formatWeekday } from '../../shared/deadlines/days.ts';
import { today } from '../words.ts';

const sales = makeSales(today);
const month = 'month' in sales.days ? sales.days.month : '';
const dayOf = (label: string) => sales.marks.find((mark) => mark.label === label)?.day;
const text = getText(drawFigure('sales-tax-services', sales));

test('the month starts on the weekday of its 1st and has all its days', () => {
  const { title, weekdays, weeks } = layOut(sales.days);
  expect(title).toBe('August 2027');
  expect(formatWeekday(`${month}-01`)).toBe('Sunday');
  expect([weekdays[0], weeks[0]?.[0]]).toEqual(['Sun', 1]);
  expect(weeks.flat().at(-1)).toBe(31);
  expect(layOut({ month: '2028-02' }).weeks[0]).toEqual([undefined, undefined, 1, 2, 3, 4, 5]);
  expect(layOut({ month: '2028-02' }).weeks.flat().at(-1)).toBe(29);
});

test('the days of sales tax are those of the deadline rules, for the sales of the month before', () => {
  const dated = findOccurrences(deadlineRules, ['sales-tax'], `${month}-01`, addDays(`${month}-01`, 30));
  const find = (id: string) => dated.find(({ rule }) => rule.id === id);
  expect(Number(find('dr-15')?.due.slice(8))).toBe(dayOf('last day'));
  expect(find('dr-15')?.moved).toBeUndefined();
  expect(Number(find('dr-15-payment')?.due.slice(8))).toBe(dayOf('e-pay'));
  expect(dayOf('due')).toBe(1);
  expect(dayOf('late')).toBe((dayOf('last day') ?? 0) + 1);
  const before = new Date(`${addDays(`${month}-01`, -1)}T12:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  expect(sales.note).toBe(`an example: for ${before}’s sales`);
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
  const [first, last] = claims.returnTime.value.match(/\d+/g)?.map(Number) ?? [];
  expect(preparation.marks.find(({ tone }) => tone === 'key')?.day).toBe(first);
  expect(preparation.marks.at(-1)?.day).toBe(last);
  const { weeks, weekdays } = layOut(preparation.days);
  expect(weekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  expect(weeks).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, last],
  ]);
  expect(preparation.caption.lead).toBe('Seven to ten business days.');
});
