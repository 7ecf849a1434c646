import { describe, expect, test } from 'vitest';
import { figure } from '../../content/figures/accounting.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { getText } from '../../server/get-text.ts';
import { day } from '../words.ts';

const lines = figure.sheets.flatMap(({ title, lines }) => lines.map((line) => ({ ...line, sheet: title })));

function find(sheet: string, label: string): number {
  const found = lines.find((line) => line.sheet === sheet && line.label === label);
  if (!found) throw new Error(`no ${label} in ${sheet}`);
  return found.amount;
}

const addUp = (sheet: string, labels: string[]) => labels.reduce((sum, label) => sum + find(sheet, label), 0);

describe('the statements of accounting', () => {
  test('add up, line by line', () => {
    expect(addUp('Income statement', ['Revenue', 'Cost of the work', 'Overhead', 'Depreciation'])).toBe(70_000);
    const flow = ['Net income', 'Depreciation, no cash', 'Unpaid invoices', 'Loan principal', 'Owner’s draws'];
    expect(addUp('Cash flow', flow)).toBe(find('Cash flow', 'Change in cash'));
    expect(find('Cash flow', 'Change in cash')).toBe(13_000);
    expect(addUp('Cash flow', ['Change in cash', 'Cash, January 1'])).toBe(find('Cash flow', 'Cash, December 31'));
  });

  test('balance', () => {
    const assets = addUp('Balance sheet', ['Cash', 'Owed by customers', 'Equipment, net']);
    const claims = addUp('Balance sheet', ['Bank loan', 'Equity, January 1', 'Net income', 'Owner’s draws']);
    expect(assets).toBe(180_000);
    expect([find('Balance sheet', 'Total assets'), find('Balance sheet', 'Loan and equity')]).toEqual([assets, claims]);
    expect(claims).toBe(assets);
  });

  test('a thread ties one amount, to all three sheets or to two', () => {
    const tied = (tie: number) => lines.filter((line) => line.tie === tie);
    expect(tied(1).map(({ sheet, amount }) => [sheet, amount])).toEqual([
      ['Income statement', 70_000],
      ['Cash flow', 70_000],
      ['Balance sheet', 70_000],
    ]);
    expect(tied(2).map(({ sheet, amount }) => [sheet, amount])).toEqual([
      ['Cash flow', 24_000],
      ['Balance sheet', 24_000],
    ]);
  });

  test('the sun marks the cash, and says it beside the profit', () => {
    expect(figure.sun).toEqual({ amount: 24_000, text: 'Profit of 70,000, and 13,000 more in the bank' });
    expect(getText(drawFigure('accounting', figure, day))).toContain('(290,000)');
  });

  test('have as many rows as the styles place', () => {
    expect(figure.sheets.map(({ lines }) => lines.length)).toEqual([5, 8, 9]);
  });
});
