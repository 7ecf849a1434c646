import { expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { figure as makeFigure } from '../../content/figures/business-formation.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { day, today } from '../words.ts';

const figure = makeFigure(today);
const { rows } = figure;

test('a kind of business is under water if a claim on it reaches savings, and only then', () => {
  for (const { level, claim } of rows) expect(claim).toBe(level === 'wet' ? 'reaches your savings' : 'stops at the company');
  expect(rows.filter(({ level }) => level === 'wet').map(({ name }) => name)).toEqual(['Partnership', 'Sole proprietorship']);
});

test('the state wants an annual report of those registered with it, by the day of the facts', () => {
  const due = facts.annualReportDue.values.at(-1)?.value;
  for (const { level, report } of rows) expect(report).toBe(level === 'wet' ? 'none' : `by ${due}`);
});

test('a company pays for itself on Form 1120 alone, where coin and words agree', () => {
  for (const { pays, payer, form } of rows) {
    expect(pays).toBe(form === '1120' ? 'both' : 'owner');
    expect(payer.startsWith('The company, then you')).toBe(pays === 'both');
  }
});

test('each row is drawn once, with the names of its columns', () => {
  const json = JSON.stringify(drawFigure('business-formation', figure, day));
  expect(json.match(/"scope":"row"/g)).toHaveLength(rows.length);
  expect(json.match(/"scope":"col"/g)).toHaveLength(2 * Object.keys(figure.columns).length);
  expect(json.match(/"rect",{[^}]*--sun/g)).toHaveLength(rows.filter(({ pays }) => pays === 'both').length);
});
