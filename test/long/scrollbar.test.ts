import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../tools/find-browser.ts';
import { useSite } from '../browser/browser.ts';

const site = useSite();
let browser: Browser;
// Playwright hides the scrollbar, which takes 15 px of the window on Windows.
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
});
afterAll(() => browser?.close());

/** Each width at which the layout changes, in pixels of a window that has a scrollbar in it. */
const breakpoints = [360, 600, 768, 960, 1220, 1600];

test.for(['/', '/services/payroll-services', '/pricing', '/deadlines', '/locations/fort-lauderdale'])(
  'beside a classic scrollbar %s fits at every breakpoint, with the header in one row',
  async (path) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(site.origin + path);
    await page.evaluate(() => document.fonts.ready);
    for (const breakpoint of breakpoints)
      for (const width of [breakpoint - 15, breakpoint, breakpoint + 15]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const row = document.querySelector('.header-row');
          return { bar: innerWidth - clientWidth, over: scrollWidth - clientWidth, high: row?.clientHeight };
        });
        expect(found.bar, `${width} px`).toBe(15);
        expect(found.over, `${width} px`).toBe(0);
        expect(found.high, `${width} px`).toBe(width >= 1220 ? 76 : 68);
      }
    await page.context().close();
  },
);
