import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { figure as sheet } from '../../content/figures/personal-tax-services.ts';
import { services } from '../../content/services/index.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { getText } from '../../server/get-text.ts';
import { day, today } from '../words.ts';

const pages = [
  ...services.map(({ path, body }) => ({ slug: path.replace('/services/', ''), body })),
  ...articles.flatMap(({ slug, body }) => (body ? [{ slug, body }] : [])),
];
const figures = pages.map(({ slug, body }) => ({ slug, figure: body(today).figure }));

describe.each(figures)('the figure of $slug', ({ slug, figure }) => {
  test('says in a lead and at most two sentences what it shows, and where that is from', () => {
    expect(figure.caption.lead.length).toBeLessThan(50);
    expect(figure.caption.text.match(/[.?!](?= |$)/g)?.length).toBeLessThanOrEqual(2);
    expect(figure.sources.length).toBeGreaterThan(0);
  });

  test('says in its drawing nothing that its text does not, and is drawn the same each time', () => {
    const nodes = drawFigure(slug, figure, day);
    expect(nodes).toHaveLength(1);
    expect(drawFigure(slug, figure, day)).toEqual(nodes);
    const json = JSON.stringify(nodes);
    expect(json).not.toContain('"style"');
    for (const [, svg = ''] of json.matchAll(/\["svg",(\{.*?\})/g))
      expect(JSON.parse(svg)).toMatchObject({ 'aria-hidden': 'true' });
    for (const words of [figure.caption.lead, figure.caption.text]) expect(getText(nodes)).toContain(words);
  });
});

test('no two figures have the same waves', () => {
  const waves = figures.map(({ slug, figure }) => JSON.stringify(drawFigure(slug, figure, day)).match(/"d":"[^"]*"/)?.[0]);
  const drawn = waves.filter((path) => path !== undefined);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a return has six parts in the order of Form 1040, as its caption says, numbered, with one sun', () => {
  const names = sheet.bands.map(({ name }) => name);
  expect(names).toEqual(['Name and filing status', 'Income', 'Adjustments', 'Deductions', 'Tax and credits', 'Payments']);
  expect(sheet.caption.lead).toMatch(/^The six parts/);
  const nodes = drawFigure('personal-tax-services', sheet, day);
  for (const [index, { name, note }] of sheet.bands.entries()) expect(getText(nodes)).toContain(`${name}${index + 1}${note}`);
  expect(JSON.stringify(nodes).match(/figure-sun/g)).toHaveLength(1);
  expect(sheet.bands.find(({ isKey }) => isKey)?.note).toContain('adjusted gross income');
});
