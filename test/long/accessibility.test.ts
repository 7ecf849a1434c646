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

/** Words in tables that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('th, td')].flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
        }
      return words;
    }),
  );

describe('every page', () => {
  const visitor = usePage(site, { bypassCSP: true, reducedMotion: 'reduce' });
  // The server's page is what is judged; hydration changes nothing in it and would only take time.
  beforeEach(() => visitor.page.route('**/*.js', (route) => route.abort()));

  test.each([...pages.map(({ path }) => path), '/nope', '/blog/nope'])(
    '%s has no violation, nothing beyond the right edge, and on a phone no table that breaks a word',
    async (path) => {
      const { page } = visitor;
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(site.origin + path);
      expect(await brokenWords(page), 'in tables').toEqual([]);
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

describe('hands and eyes', () => {
  const visitor = usePage(site);

  test.each(['/', ...cities.map(({ path }) => path)])('every name on the map of %s stands whole at every width', async (path) => {
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

  test('what can be pressed is at least 24 px high and wide', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/', '/locations/boca-raton', '/location', '/contact', '/blog']) {
      await page.goto(site.origin + path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('main a, main summary, header a, footer a')]
          .filter((element) => !element.closest('dialog') && !element.closest('p') && element.checkVisibility())
          .map((element) => ({ text: element.textContent, ...element.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 24 || height < 24)
          .map(({ text, width, height }) => `${text} ${width}x${height}`),
      );
      expect(small, path).toEqual([]);
    }
  });
});
