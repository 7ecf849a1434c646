import { describe, expect } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { allPages } from '../../server/pages/index.ts';
import { everything, findViolations } from '../browser/axe.ts';
import { hydrated, openDetails, usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const { test } = usePage(site, { bypassCSP: true, reducedMotion: 'reduce' });

/** What another width can still break. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

describe('every page', () => {
  // The server's page is what is judged; hydration changes nothing in it and would only take time.
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

  test.for(allPages)('$path has no violation, by day and at night', async ({ path }, { page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(site.origin + path);
    await openDetails(page);
    for (const [width, rules] of [
      [360, everything],
      [320, layoutRules],
      [768, layoutRules],
      [1440, layoutRules],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolations(page, [...rules]), `${width} px`).toEqual([]);
    }
    // The night has other colors, and nothing else.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, ['color-contrast']), 'at night').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });
});

test('the drawer, the list of sections and the bar have no violation when open, or with a section marked', async ({ page }) => {
  await page.goto(`${site.origin}/services/sales-tax-services#steps`);
  await hydrated(page);
  await expect.poll(() => page.locator('.on-this-page [aria-current]').count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const control of ['.on-this-page summary', '.menu-button']) {
    await page.locator(control).click();
    expect(await findViolations(page), control).toEqual([]);
  }
});

test.for(['/', ...cities.map(({ path }) => path)])('a map has every name whole at every width: %s', async (path, { page }) => {
  await page.goto(site.origin + path);
  for (const width of [320, 360, 768, 960, 1220, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cropped = await page.evaluate(() => {
      const map = document.querySelector('.town-map, .coast');
      const box = map?.getBoundingClientRect();
      return [...(map?.querySelectorAll('text') ?? [])]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const isSeen = text.checkVisibility({ visibilityProperty: true });
          return isSeen && (!box || left < box.left || right > box.right || top < box.top || bottom > box.bottom);
        })
        .map((text) => text.textContent);
    });
    expect(cropped, `${width} px`).toEqual([]);
  }
});
