import { expect, test } from 'vitest';
import { figure } from '../../content/figures/personal-tax-services.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { getText } from '../../server/get-text.ts';

test('a return has six parts in the order of Form 1040, as its caption says, numbered, with one sun', () => {
  const names = figure.bands.map(({ name }) => name);
  expect(names).toEqual(['Name and filing status', 'Income', 'Adjustments', 'Deductions', 'Tax and credits', 'Payments']);
  expect(figure.caption.lead).toMatch(/^Six questions/);
  const nodes = drawFigure('personal-tax-services', figure);
  for (const [index, { name, note }] of figure.bands.entries()) expect(getText(nodes)).toContain(`${name}${index + 1}${note}`);
  expect(JSON.stringify(nodes).match(/figure-sun/g)).toHaveLength(1);
  expect(figure.bands.find(({ isKey }) => isKey)?.note).toContain('adjusted gross income');
});
