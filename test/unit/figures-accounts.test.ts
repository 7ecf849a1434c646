import { expect, test } from 'vitest';
import { figure } from '../../content/figures/quickbooks-support.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { getText } from '../../server/get-text.ts';
import { day } from '../words.ts';

const { before, after, emptied, caption } = figure;

test('as many accounts as the caption says become as many', () => {
  expect([before.length, after.length]).toEqual([11, 6]);
  expect(caption.lead).toBe('Eleven guesses become six accounts.');
});

test('each account goes somewhere, and none comes from nowhere', () => {
  const from = after.flatMap((account) => account.from);
  expect([...new Set([...from, emptied.name])].toSorted()).toEqual(before.toSorted());
  expect(from.filter((name, index) => from.indexOf(name) !== index)).toEqual(['Loan payment']);
});

test('a line of the return is one of the 2025 form, in its order', () => {
  const lines = after.map(({ name, line }) => [name, line]);
  expect(lines).toEqual([
    ['Car and truck', 'Schedule C, line 9'],
    ['Loan interest', 'Schedule C, line 16b'],
    ['Office expense', 'Schedule C, line 18'],
    ['Repairs and maintenance', 'Schedule C, line 21'],
    ['Loan balance', 'balance sheet'],
    ['Owner’s draws', 'balance sheet'],
  ]);
});

test('every link is drawn and said', () => {
  const nodes = drawFigure('quickbooks-support', figure, day);
  const links = JSON.stringify(nodes).match(/M0 \d+C/g);
  expect(links).toHaveLength(after.flatMap(({ from }) => from).length + 1);
  const text = getText(nodes);
  expect(text).toContain('was Auto, Truck repair');
  expect(text).toContain('was part of Loan payment');
  expect(text).toContain('Uncategorized 0');
});
