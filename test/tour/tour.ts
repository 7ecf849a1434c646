import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { openDetails, usePage, useSite } from '../browser/browser.ts';
import type { Probe } from './probes.ts';

const estimate = '/pricing?1040=20&1065=20&1120s=20&1120=20&1041=20&c=abc&state=-1&books=1&payroll=1&sales=1';
const views = ['/nowhere', '/search?q=cp2000', '/search?q=1040', '/deadlines?who=employer', '/pricing?1040=1&1120s=1', estimate];

/** Every page of the site, and views of those that answer. */
export const everyPath = [...pages.map(({ path }) => path), ...views];

/** A page of each kind, and the longest views. */
export const samples = [...new Map(pages.map(({ kind, path }) => [kind, path])).values(), '/search?q=cp2000', estimate];

/** How somebody has the site before them. */
export interface Profile {
  paths: readonly string[];
  widths: readonly number[];
  probes: readonly Probe[];
  height?: number;
  /** The size of text where a page does not say otherwise, and the least size, in pixels; the visitor has set them. */
  fontSize?: number;
  minimum?: number;
  launch?: () => Promise<Browser>;
  look?: BrowserContextOptions;
  /** What does not come. */
  lost?: RegExp;
  /** What a browser or an extension does to each page. */
  change?: (page: Page) => Promise<unknown>;
}

/**
 * Defines a test for each page of a profile: it is loaded once, without its script, which changes nothing in it, and asked
 * everything at each width, then once more with its answers open.
 */
export function tour(name: string, profile: Profile): void {
  const { paths, widths, probes, height = 800, fontSize, minimum, launch, look, lost, change } = profile;
  describe(name, () => {
    const site = useSite(fontSize, minimum, launch);
    const { test } = usePage(site, { reducedMotion: 'reduce', bypassCSP: true, ...look });

    test.for(paths)('%s', async (path, { page }) => {
      await page.route(/\.js$/, (route) => route.abort());
      if (lost) await page.route(lost, (route) => route.abort());
      await page.goto(site.origin + path);
      await change?.(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const faults: string[] = [];
      for (const isOpen of [false, true]) {
        const asked = probes.filter((probe) => (probe.isOpen ?? false) === isOpen);
        if (asked.length === 0) continue;
        if (isOpen) await openDetails(page);
        for (const width of widths) {
          const now = asked.filter((probe) => probe.widths?.includes(width) ?? true);
          if (now.length === 0) continue;
          await page.setViewportSize({ width, height });
          for (const { find } of now) for (const fault of await find(page)) faults.push(`${width} px: ${fault}`);
        }
      }
      expect(faults, faults.join('\n')).toEqual([]);
    });

    test('the menu can be opened and closed on the smallest screen, and its last link be reached', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: Math.min(height, 568) });
      await page.goto(site.origin);
      await page.locator('.menu-button').click();
      const dialog = page.getByRole('dialog');
      const close = dialog.getByRole('button', { name: 'Close', exact: true });
      const { x = -1, width = 999 } = (await close.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      const last = dialog.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      const { y = 999, height: high = 0 } = (await last.boundingBox()) ?? {};
      expect(y + high).toBeLessThanOrEqual(height);
      await close.click();
      await expect.poll(() => close.isVisible()).toBe(false);
    });
  });
}
