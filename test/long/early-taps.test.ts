import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useSite } from '../browser/browser.ts';

const site = useSite();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };
/** 150 ms and 1.6 Mbps, with their overhead, as developer tools throttle when they say slow 4G. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** In milliseconds after the first paint. */
const moments = [200, 500, 800, 1000, 1300, 1600, 2000];

/** What has the focus, and whether the menu is open as a modal dialog. */
const look = (page: Page) =>
  page.evaluate(() => [document.querySelector('#menu')?.matches(':modal'), document.activeElement?.textContent?.trim()]);

const controls: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  ['Menu', (page) => page.locator('.menu-button').tap(), async (page) => expect(await look(page)).toEqual([true, 'Close'])],
  [
    'the contact card',
    (page) => page.locator('.contact-card summary').first().tap(),
    async (page) => expect(await page.locator('.contact-card-body').first().isVisible()).toBe(true),
  ],
  [
    'a question',
    (page) => page.locator('.accordion summary').first().tap(),
    async (page) => expect(await page.locator('.accordion details[open]').count()).toBe(1),
  ],
  [
    'a link',
    (page) => page.locator('.breadcrumbs a').last().tap(),
    async (page) => expect(new URL(page.url()).pathname).toBe('/services'),
  ],
];

describe('on slow 4G and a slow phone', () => {
  test.each(controls.flatMap(([name, tap, check]) => moments.map((after) => ({ name, after, tap, check }))))(
    'a tap on $name $after ms after the first paint does what it says',
    async ({ after, tap, check }) => {
      const context = await site.browser.newContext(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(`${site.origin}/services/tax-planning`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const late = await page.evaluate(
        () => performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      );
      await page.waitForTimeout(Math.max(0, after - late));
      await tap(page);
      await expect
        .poll(() =>
          check(page).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      await hydrated(page);
      await check(page);
      await context.close();
    },
  );
});
