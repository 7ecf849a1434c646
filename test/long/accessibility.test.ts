import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { pages } from '../../server/find-page.ts';
import { everything, findViolations } from '../browser/axe.ts';
import { hydrated, usePage, useSite } from '../browser/browser.ts';

const site = useSite();

/** With the three that axe is run at, the narrowest and the widest screen, each breakpoint and one pixel below. */
const otherLayouts = [320, 599, 600, 767, 959, 960, 1179, 1180, 1920];
/** What another width can still break. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

const beyondRightEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('every page', () => {
  const visitor = usePage(site, { bypassCSP: true, reducedMotion: 'reduce' });
  // The server's page is what is judged; hydration changes nothing in it and would only take time.
  beforeEach(() => visitor.page.route('**/*.js', (route) => route.abort()));

  test.each([...pages.map(({ path }) => path), '/nope', '/blog/nope'])(
    '%s has no violation and nothing beyond the right edge',
    async (path) => {
      const { page } = visitor;
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(site.origin + path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      for (const [width, rules] of [
        [360, everything],
        [320, layoutRules],
        [768, layoutRules],
        [1440, layoutRules],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findViolations(page, [...rules]), `${width} px`).toEqual([]);
        expect(await beyondRightEdge(page), `${width} px`).toBe(0);
      }
      // The night has other colors, and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page, ['color-contrast']), 'at night').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of otherLayouts) {
        await page.setViewportSize({ width, height: 800 });
        expect(await beyondRightEdge(page), `${width} px`).toBe(0);
      }
    },
  );
});

describe('the drawer', () => {
  const visitor = usePage(site, { viewport: { width: 360, height: 800 }, bypassCSP: true, reducedMotion: 'reduce' });

  test('has no violation when open', async () => {
    const { page } = visitor;
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.locator('.menu-button').click();
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('what is on a page', () => {
  const visitor = usePage(site, { bypassCSP: true, reducedMotion: 'reduce' });

  test('has no violation with a section marked, as a bar and as a list', async () => {
    const { page } = visitor;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${site.origin}/services/sales-tax-services#steps`);
      await hydrated(page);
      await expect.poll(() => page.locator('.on-this-page [aria-current]').count()).toBe(1);
      if (width === 390) await page.locator('.on-this-page summary').click();
      expect(await findViolations(page), `${width} px`).toEqual([]);
    }
  });
});

describe('a map', () => {
  const visitor = usePage(site);

  test.each(['/', ...cities.map(({ path }) => path)])('has every name whole at every width: %s', async (path) => {
    const { page } = visitor;
    await page.goto(site.origin + path);
    for (const width of [320, 360, 768, 960, 1180, 1440, 1920]) {
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
});
