import { expect } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { drawCity, drawCoast } from '../../server/maps/maps.ts';
import { usePage, useSite } from './browser.ts';

const site = useSite();
const { test } = usePage(site, { javaScriptEnabled: false });

/**
 * The conflicts of a map: words that leave it or stand on others, or on the dot of another town. Lines of one group may touch.
 * This runs in the page, with a visitor's fonts.
 */
function listConflicts(map: Element): string[] {
  const frame = map.getBoundingClientRect();
  const things = [...map.querySelectorAll('text, .coast-city circle')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const group = element.closest('a, g');
      return { what: element.textContent || `the dot of ${group?.textContent}`, group, left, top, right, bottom };
    });
  const conflicts = things.flatMap((a, index) => {
    const isCut = a.left < frame.left || a.top < frame.top || a.right > frame.right || a.bottom > frame.bottom;
    const over = things
      .slice(index + 1)
      .filter((b) => !a.group || a.group !== b.group)
      .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
      .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4);
    return [...(isCut ? [`${a.what} leaves the map`] : []), ...over.map((b) => `${a.what} is on ${b.what}`)];
  });
  const isInWindow = frame.left >= 0 && frame.right <= document.documentElement.clientWidth;
  return [...(things.length > 0 && isInWindow ? [] : ['the map is not in the window']), ...conflicts];
}

const mapped = cities.filter((city) => drawCity(city).length > 0);

test.for([...mapped.map(({ path }) => [path, '.town-map']), ...(drawCoast().length > 0 ? [['/location', '.coast']] : [])])(
  '%s shows its map, %s, with room for every name',
  async ([path = '', map = ''], { page }) => {
    await page.goto(site.origin + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.locator(map).evaluate(listConflicts), `${width} px`).toEqual([]);
    }
  },
);

test.for(mapped)(
  'a screen reader says the ways to $city in a list, and nothing of the drawing',
  async ({ path, ways }, { page }) => {
    await page.goto(site.origin + path);
    const read = await page.locator('.town-head').ariaSnapshot();
    const list = ways.flatMap(([way, takes]) => [`term: ${way}`, `definition: ${takes}`]);
    expect(list.filter((line) => !read.includes(line))).toEqual([]);
    expect(await page.locator('.town-map').ariaSnapshot()).toBe('');
  },
);

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
