import { describe, expect, test } from 'vitest';
import { federalNonprofits } from '../../content/deadlines/federal-nonprofits.ts';
import { figure } from '../../content/figures/nonprofit-tax-services.ts';
import { body } from '../../content/services/nonprofit-tax-services.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { getText } from '../../server/get-text.ts';
import { day, today } from '../words.ts';

const amountsIn = (text = '') => text.match(/\$\d{1,3}(,\d{3})*/g) ?? [];
const rules = Object.fromEntries(federalNonprofits.map((rule) => [rule.id, rule]));
const asks = Object.fromEntries(figure.asks.map((ask) => [ask.leaf, ask]));

describe('the tree of the returns of a nonprofit', () => {
  test('asks for the amounts of the due dates and of the page', () => {
    const rows = body(today).sections.flatMap((section) => (section.kind === 'rows' ? section.items : []));
    const said = amountsIn(rows.find(({ title }) => title === 'Annual return')?.description);
    expect(amountsIn(asks['990-N']?.question)).toEqual(amountsIn(rules['form-990-n']?.what));
    expect(figure.asks.flatMap(({ question }) => amountsIn(question))).toEqual(said);
    expect(said).toHaveLength(3);
  });

  test('says the due date that the rules have for a calendar year', () => {
    expect(rules['form-990']?.schedule).toMatchObject({ month: 5, day: 15 });
    expect(figure.caption.text).toContain('the 15th day of the fifth month after your year ends');
  });

  test('asks for a foundation first, and goes from the smallest return to the full one', () => {
    expect([...figure.asks, figure.otherwise].map(({ leaf }) => leaf)).toEqual(['990-PF', '990-N', '990-EZ', '990']);
  });

  test('says each question, its yes and its form in that order', () => {
    const text = getText(drawFigure('nonprofit-tax-services', figure, day));
    for (const { question, leaf } of figure.asks) expect(text).toContain(`${question} Yes:${leaf}`);
  });
});
