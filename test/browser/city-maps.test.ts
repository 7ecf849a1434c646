import { expect } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { drawCity } from '../../server/maps/maps.ts';
import { usePage, useSite } from './browser.ts';

const site = useSite();
const { test } = usePage(site, { javaScriptEnabled: false });

const mapped = cities.filter((city) => drawCity(city).length > 0);

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
