import type { Page } from 'playwright-core';
import { afterEach, describe, expect, vi } from 'vitest';
import { instants, storm, useStorm } from '../storm.ts';
import { findViolations } from './axe.ts';
import { hydrated, usePage, useSite } from './browser.ts';

useStorm();
const site = useSite();
afterEach(() => void vi.useRealTimers());

/** Sets the clock of the server, which runs in this process. */
const setServer = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

const band = (page: Page) => page.getByRole('region', { name: 'Notice' });

/** Lets the visitor's clock run on to an instant, and what waits for it happen. */
const runTo = async (page: Page, now: string) =>
  page.clock.fastForward(Date.parse(now) - (await page.evaluate(() => Date.now())) + 100);

describe('in a tab that is open before it begins', () => {
  const { test } = usePage(site);

  test('a notice comes at its minute, is announced once, stays on the next pages and goes at its minute', async ({
    page,
    messages,
  }) => {
    setServer(instants.before);
    await page.clock.install({ time: new Date('2026-12-01T18:58:30Z') });
    await page.goto(`${site.origin}/contact`);
    await hydrated(page);
    expect(await page.content()).not.toContain('storm');
    // What a screen reader would hear: whatever is put into a live region.
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const region = document.querySelector('[aria-live="polite"]');
      if (!region) throw new Error('no live region');
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent ?? '');
      }).observe(region, { childList: true, subtree: true, characterData: true });
    });
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
    await runTo(page, '2026-12-01T18:59:30Z');
    expect(await band(page).count()).toBe(0);

    // The server's clock is behind that of the visitor, who asks again in a minute.
    await runTo(page, instants.begins);
    await page.waitForTimeout(300);
    expect(await band(page).count()).toBe(0);
    setServer(instants.begins);
    await runTo(page, '2026-12-01T19:01:00Z');
    await expect.poll(() => band(page).textContent()).toContain(storm.text);
    await expect.poll(() => page.locator('main .open-now').textContent()).toMatch(/^Closed\. /);
    expect(await page.locator('#office-hours div').first().textContent()).toContain('Until Thursday, December 3');

    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.waitForURL('**/contact');
    expect(await heard()).toEqual([`${storm.text}${storm.link?.label}`]);

    // The page asks at each midnight and opening in between, so the server's clock runs along.
    setServer('2026-12-03T15:29:00Z');
    await runTo(page, '2026-12-03T15:29:00Z');
    expect(await band(page).count()).toBe(1);
    setServer(instants.over);
    await runTo(page, instants.over);
    await expect.poll(() => band(page).count()).toBe(0);
    expect(await page.locator('main .open-now').textContent()).not.toMatch(/^Closed\. /);
    expect(messages).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  const { test } = usePage(site, {
    colorScheme,
    bypassCSP: true,
    viewport: { width: 390, height: 800 },
  });

  test('a notice is above the page without a script, in colors and sizes that everybody can use', async ({ page }) => {
    setServer(instants.begins);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site.origin);
    const [notice, header] = await Promise.all([band(page).boundingBox(), page.locator('.header').boundingBox()]);
    expect(notice).toMatchObject({ x: 0, y: 0, width: 390 });
    expect(header?.y).toBe(notice?.height);
    const link = await band(page).getByRole('link').boundingBox();
    expect(link?.height).toBeGreaterThanOrEqual(44);
    expect(await findViolations(page)).toEqual([]);
  });
});
