import { expect } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import type { Point, TownMap } from '../../content/cities/types.ts';
import { findMisfit } from '../../server/maps/find-misfit.ts';
import { type Box, measureText } from '../../server/maps/measure.ts';
import { labelOffice } from '../../server/maps/office-label.ts';
import { createProjection } from '../../server/maps/projection.ts';
import { listRoads } from '../../server/maps/roads.ts';
import { narrow, type View, wide } from '../../server/maps/view.ts';
import { usePage, useSite } from './browser.ts';

const site = useSite();

/**
 * Reads the map that is shown: its names, and its conflicts in words. A conflict is a name or a drawing that leaves the map
 * or stands on another, or a line that crosses a name or the minutes. This runs in the page, with a visitor's fonts.
 */
function readMap(): { names: string[]; conflicts: string[] } {
  const svg = [...document.querySelectorAll<SVGSVGElement>('main .town-map > svg')].find((one) => one.checkVisibility());
  if (!svg) throw new Error('no map is shown');
  const { width, height } = svg.viewBox.baseVal;
  const toThing = (what: string, element: Element | null) => {
    const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
    return { what, left: x, top: y, right: x + width, bottom: y + height };
  };
  const minutes = [...svg.querySelectorAll('g:has(> circle + .town-minutes)')];
  const shield = svg.querySelector('rect');
  const texts = [...svg.querySelectorAll(':scope > text')].filter((text) => text.previousElementSibling !== shield);
  const names = texts.map((text) => toThing(text.textContent, text));
  const circles = minutes.map((group, index) =>
    toThing(index ? 'the later minutes' : 'the minutes at ten', group.querySelector('circle')),
  );
  const things = [
    ...names,
    ...circles,
    ...[...svg.querySelectorAll(':scope > use[width]')].map((use) => toThing(use.getAttribute('href') ?? '', use)),
    toThing('the sign of I-95', shield),
  ];

  /** The points of every line that an element draws, as `stroke` and `matrix` of what is around it have them. */
  function listPoints(element: Element, stroke: string | null, matrix: DOMMatrix): DOMPoint[] {
    const own = element.getAttribute('stroke') ?? stroke;
    if (element.matches('symbol, defs, [opacity]') || !(element instanceof SVGGraphicsElement)) return [];
    const within = matrix.multiply(DOMMatrix.fromMatrix(element.transform.baseVal.consolidate()?.matrix));
    if (element instanceof SVGUseElement) {
      const target = element.hasAttribute('width') ? null : document.querySelector(element.href.baseVal);
      return target ? listPoints(target, own, within) : [];
    }
    if (!(element instanceof SVGPathElement)) return [...element.children].flatMap((child) => listPoints(child, own, within));
    if (!own || own === 'none') return [];
    const steps = Array.from({ length: Math.floor(element.getTotalLength() / 6) }, (_, step) => step * 6);
    return steps.map((step) => within.transformPoint(element.getPointAtLength(step)));
  }

  const points = [...svg.children].flatMap((child) => listPoints(child, null, new DOMMatrix()));
  const conflicts = things.flatMap((a, index) => {
    const isCut = a.left < 4 || a.top < 4 || a.right > width - 4 || a.bottom > height - 4;
    const over = things
      .slice(index + 1)
      .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
      .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4);
    return [...(isCut ? [`${a.what} leaves the map`] : []), ...over.map((b) => `${a.what} is on ${b.what}`)];
  });
  const crossed = [...names, ...circles].filter(({ left, top, right, bottom }) =>
    points.some(({ x, y }) => x > left + 1 && x < right - 1 && y > top + 3 && y < bottom - 3),
  );
  return {
    names: names.map(({ what }) => what),
    conflicts: [...conflicts, ...crossed.map(({ what }) => `a line crosses ${what}`)],
  };
}

const { test } = usePage(site, { javaScriptEnabled: false });

const towns = cities.flatMap(({ path, city, map }) => (map ? [{ path, city, map }] : []));

/** How far a point is from the nearest edge of a box, in units of the map. */
const measureGap = ({ x, y, width, height }: Box, point: Point) =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));

/** The names that stand so far from their dot or their road that they seem to be another's. */
function listStrays(map: TownMap, view: View): string[] {
  const { dots, texts, shore } = map[view.name];
  const { project } = createProjection(map, { ...view, shore });
  const measure = (name: string, points: Point[]) =>
    Math.min(
      ...texts.filter(({ text }) => name.includes(text)).flatMap((line) => points.map((at) => measureGap(measureText(line), at))),
    );
  const ofDots = dots.map((name) => {
    const { lat = 0, lon = 0 } = cities.find(({ city }) => city === name) ?? {};
    return { name, gap: measure(name, [project([lat, lon])]), most: 24, of: 'dot' };
  });
  const ofRoads = listRoads(map, view).map(({ name, west, east }) => {
    const [start, end] = [project(west), project(east)];
    const points = Array.from({ length: 40 }, (_, step) => ({ x: start.x + ((end.x - start.x) * step) / 39, y: start.y }));
    const isNamed = texts.some(({ text }) => text === name);
    return { name, gap: isNamed ? measure(name, points) : 0, most: 36, of: 'road' };
  });
  return [...ofDots, ...ofRoads]
    .filter(({ gap, most }) => gap > most)
    .map(({ name, gap, of }) => `${name} is ${Math.round(gap)} from its ${of}`);
}

test.for(towns)('the maps of $city have room for every name', async ({ path, map }, { page }) => {
  expect(findMisfit(map), 'why the page has no map').toBeUndefined();
  await page.goto(site.origin + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [view, width] of [
    [wide, 1280],
    [narrow, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { names, conflicts } = await page.evaluate(readMap);
    const { texts, shore } = map[view.name];
    const label = labelOffice(map, view, createProjection(map, { ...view, shore }));
    expect.soft(names, `the ${view.name} map`).toEqual([...label, ...texts].map(({ text }) => text));
    expect.soft([...conflicts, ...listStrays(map, view)], `the ${view.name} map`).toEqual([]);
  }
});

test('the map of the coast has every town on it, and room for its name', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.origin}/location`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const conflicts = await page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('.coast > svg');
      if (!svg) throw new Error('no map of the coast is shown');
      const { width, height } = svg.viewBox.baseVal;
      const things = [...svg.querySelectorAll<SVGGraphicsElement>('text, circle')].map((element) => {
        const { x, y, width, height } = element.getBBox();
        const city = element.closest('a')?.textContent ?? '';
        return { what: element.textContent || `the dot of ${city}`, city, left: x, top: y, right: x + width, bottom: y + height };
      });
      return things.flatMap((a, index) => {
        const isOff = a.left < 0 || a.top < 0 || a.right > width || a.bottom > height;
        const over = things
          .slice(index + 1)
          .filter((b) => !a.city || a.city !== b.city)
          .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
          .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4);
        return [...(isOff ? [`${a.what} leaves the map`] : []), ...over.map((b) => `${a.what} is on ${b.what}`)];
      });
    });
    expect(conflicts, `at ${width} px`).toEqual([]);
  }
});

test('the map of the coast shows a ring around the town that the keyboard is on', async ({ page }) => {
  await page.goto(`${site.origin}/location`);
  await page.keyboard.press('Tab');
  const links = page.locator('.coast-city');
  expect(await links.count()).toBe(cities.length);
  for (const link of await links.all()) {
    await link.focus();
    expect(await link.locator('rect').evaluate((box) => getComputedStyle(box).strokeWidth)).toBe('3px');
  }
});
