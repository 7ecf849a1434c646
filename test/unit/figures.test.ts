import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { services } from '../../content/services/index.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { getText } from '../../server/get-text.ts';

const pages = [
  ...services.map(({ path, load }) => ({ slug: path.split('/').at(-1) ?? '', load })),
  ...articles.flatMap(({ slug, load }) => (load ? [{ slug, load }] : [])),
];
const figures = (
  await Promise.all(
    pages.map(async ({ slug, load }) => {
      const { body } = await load();
      return 'figure' in body && body.figure ? [{ slug, figure: body.figure }] : [];
    }),
  )
).flat();

test('every service and every article has one', () => {
  expect(figures.map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug));
});

describe.each(figures)('the figure of $slug', ({ slug, figure }) => {
  test('says in a lead and at most two sentences what it shows, and where that is from', () => {
    expect(figure.caption.lead.length).toBeLessThan(50);
    expect(figure.caption.text.match(/[.?!](?= |$)/g)?.length).toBeLessThanOrEqual(2);
    expect(figure.sources.length).toBeGreaterThan(0);
  });

  test('says in its drawing nothing that its text does not, and is drawn the same each time', () => {
    const nodes = drawFigure(slug, figure);
    expect(nodes).toHaveLength(1);
    expect(drawFigure(slug, figure)).toEqual(nodes);
    const json = JSON.stringify(nodes);
    expect(json).not.toContain('"style"');
    for (const [, svg = ''] of json.matchAll(/\["svg",(\{.*?\})/g))
      expect(JSON.parse(svg)).toMatchObject({ 'aria-hidden': 'true' });
    for (const words of [figure.caption.lead, figure.caption.text]) expect(getText(nodes)).toContain(words);
  });
});

test('no two figures have the same waves', () => {
  const waves = figures.map(({ slug, figure }) => JSON.stringify(drawFigure(slug, figure)).match(/"d":"[^"]*"/)?.[0]);
  const drawn = waves.filter((path) => path !== undefined);
  expect(new Set(drawn).size).toBe(drawn.length);
});
