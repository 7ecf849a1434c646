import { describe, expect, test } from 'vitest';
import { federalPayments } from '../../content/deadlines/federal-payments.ts';
import { federalReturns } from '../../content/deadlines/federal-returns.ts';
import { figure as calm } from '../../content/figures/bookkeeping-services.ts';
import { figure as spans } from '../../content/figures/estate-trust-services.ts';
import { figure as glide } from '../../content/figures/succession-planning.ts';
import { figure as arc } from '../../content/figures/tax-planning.ts';
import { body as successionPage } from '../../content/services/succession-planning.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { endEstateYear, findDue } from '../../server/figures/estate-dates.ts';
import { getText } from '../../server/get-text.ts';
import { day, today } from '../words.ts';

/** The dates of a rule in two years. */
const listDue = (id: string, from = '2026-01-01') =>
  findOccurrences([...federalPayments, ...federalReturns], [], from, '2027-12-31')
    .filter(({ rule }) => rule.id === id)
    .map(({ due, period }) => ({ due, period: period.key }));

const textOf = (of: string, figure: Parameters<typeof drawFigure>[1]) => getText(drawFigure(of, figure, day));

describe('the way of the sun over a tax year', () => {
  test('has the payments of 2026 and the return of that year on the days of the rules', () => {
    const payments = listDue('form-1040-es').filter(({ period }) => period.startsWith('2026'));
    const returns = listDue('form-1040').filter(({ period }) => period === '2026');
    expect(payments).toHaveLength(4);
    expect(arc.stops.map(({ day }) => day)).toEqual([...payments, ...returns].map(({ due }) => due));
  });

  test('sets on the day that its words say', () => {
    expect(arc.sunset.day).toBe('2026-12-31');
    for (const words of [arc.caption.lead, arc.before.title]) expect(words).toContain('December 31');
  });

  test('says its dates without a year, in their order', () => {
    const text = textOf('tax-planning', arc);
    expect(text).toMatch(/April 15.*June 15.*September 15.*Before December 31.*Dec 31.*January 15.*April 15/);
    expect(text).not.toMatch(/20\d\d/);
  });
});

describe('the clocks after a death', () => {
  const due = Object.fromEntries(spans.clocks.map(({ form, due }) => [form, findDue(spans.start, due)]));

  test('end on the days of the law', () => {
    expect(due).toEqual({
      'Form 706': '2026-12-03',
      'Final Form 1040': '2027-04-15',
      'Trust, Form 1041': '2027-04-15',
      'Estate, Form 1041': '2027-06-15',
    });
  });

  test('agree with the rules of the due dates', () => {
    expect(listDue('form-1040', '2027-01-01')[0]?.due).toBe(due['Final Form 1040']);
    expect(listDue('form-1041', '2027-01-01')[0]?.due).toBe(due['Trust, Form 1041']);
  });

  test('give an estate the longest year that ends with a month, and say which', () => {
    expect(endEstateYear('2026-03-03')).toBe('2027-02-28');
    expect(endEstateYear('2026-01-31')).toBe('2026-12-31');
    expect(findDue('2026-01-31', { every: 'estate year' })).toBe('2027-04-15');
    expect(spans.clocks.at(-1)?.text).toContain('February');
  });

  test('take the last day of a month that is too short, and go on from a weekend', () => {
    expect(findDue('2025-05-31', { months: 9 })).toBe('2026-03-02');
  });

  test('are said in words, and that they are an example', () => {
    const text = textOf('estate-trust-services', spans);
    expect(text).toContain('A death on March 3, 2026 Example.');
    expect(text).toMatch(/Form 706.*December 3, 2026.*1040.*April 15, 2027.*April 15, 2027.*June 15, 2027/);
  });
});

describe('the years before a handover', () => {
  test('go down to zero, from the ten that the page names', () => {
    expect(glide.stops.map(({ years }) => years)).toEqual([10, 5, 3, 1, 0]);
    expect(glide.stops.map(({ title }) => title)).toEqual(['Ten years', 'Five', 'Three', 'One', 'Zero']);
    expect(successionPage(today).hero.lede).toContain('five to ten years');
  });

  test('are drawn at their true distance', () => {
    expect(JSON.stringify(drawFigure('succession-planning', glide, day))).toContain('M0 0h.01M460 50h.01M644 70h.01M828 90h.01');
  });
});

test('a month of books is closed before it is reported, in five steps', () => {
  const text = textOf('bookkeeping-services', calm);
  expect(text).toMatch(/Feed.*Categorize.*Reconcile.*Close.*Statements/);
});
