import type { Page } from 'playwright-core';
import { afterEach, describe, expect, vi } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { hydrated, usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const names = new Map([
  ['/', 'Home'],
  ['/deadlines', 'Deadlines'],
  ['/services/payroll-services', 'Payroll'],
  ['/locations/delray-beach', 'Delray Beach'],
]);
const paths = [...names.keys()];

/** Sets the clock of the server, which runs in this process, and of the visitor. */
async function setClocks(page: Page, now: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  await page.clock.setFixedTime(new Date(now));
}
afterEach(() => void vi.useRealTimers());

const readMain = (page: Page) => page.locator('main').evaluate((main) => main.textContent);

/** What the server says on a page now, in a browser that has never been here. */
async function readAnew(path: string, now: string): Promise<string> {
  const page = await (await site.browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.clock.setFixedTime(new Date(now));
  await page.goto(site.origin + path);
  const words = await readMain(page);
  await page.context().close();
  return words;
}

async function follow(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: names.get(path) ?? 'About', exact: true });
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL((url) => url.pathname === path);
}

describe.each([
  ['midnight', '2026-11-29T04:40:00Z', '2026-11-29T05:20:00Z'],
  ['five days', '2026-11-28T15:00:00Z', '2026-12-03T15:00:00Z'],
  ['New Year', '2027-01-01T04:40:00Z', '2027-01-01T05:20:00Z'],
])('in a tab that stays open over %s', (_, before, after) => {
  // A clock that has been set twice is not set again by a new document: a page for each.
  const { test } = usePage(site);

  test('each next step shows the day that it is', async ({ page, messages }) => {
    await setClocks(page, before);
    const data: string[] = [];
    const documents: string[] = [];
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      if (pathname.startsWith('/data/')) data.push(pathname);
      if (asked.isNavigationRequest()) documents.push(pathname);
    });
    await page.goto(site.origin);
    await hydrated(page);
    const first = await readMain(page);
    for (const path of [...paths.slice(1), '/about']) await follow(page, path);
    const asked = [...paths.slice(1), '/about'].map((path) => `/data${path}.json`);
    await expect.poll(() => data).toEqual(asked);
    // On the same day nothing is asked for again.
    for (const path of paths) await follow(page, path);
    await follow(page, '/about');
    expect(data).toEqual(asked);
    await setClocks(page, after);
    for (const path of paths) {
      await follow(page, path);
      const words = await readAnew(path, after);
      await expect.poll(async () => (await readMain(page)) === words, { message: path }).toBe(true);
    }
    await page.goBack();
    await page.goBack();
    const dates = await readAnew('/deadlines', after);
    await expect.poll(async () => (await readMain(page)) === dates).toBe(true);
    expect(first).not.toBe(await readAnew('/', after));
    expect(documents).toEqual(['/']);
    expect(messages).toEqual([]);
  });
});

describe('a document that the browser has kept from another day', () => {
  const { test } = usePage(site);

  test('is not shown again at the next step', async ({ page }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T15:00:00Z') });
    await page.clock.setFixedTime(new Date('2026-12-03T15:00:00Z'));
    await page.goto(`${site.origin}/deadlines`);
    await hydrated(page);
    await follow(page, '/about');
    // Before it has come, the way back to the page that is shown gives it up.
    await expect.poll(() => page.locator('h1').textContent()).toContain(about.hero.heading);
    vi.setSystemTime(new Date('2026-12-03T15:00:00Z'));
    await follow(page, '/deadlines');
    const words = await readAnew('/deadlines', '2026-12-03T15:00:00Z');
    await expect.poll(async () => (await readMain(page)) === words).toBe(true);
  });
});
