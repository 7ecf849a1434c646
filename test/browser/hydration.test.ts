import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { startSite } from '../site.ts';
import { hydrated, launch, openPage } from './browser.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

let page: Page;
let complaints: string[];
let delay = 0;
let release: () => void = () => undefined;
let painted = Promise.resolve();

beforeAll(async () => {
  ({ page, complaints } = await openPage(browser));
  await page.route('**/*.js', async (route) => {
    await painted;
    if (!route.request().url().includes('/chunk-')) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
});

/** Opens a path with its scripts held back until the page stands, then lets them come, and tells what they changed. */
async function changesOnHydration(path: string, chunkDelay: number): Promise<string[]> {
  complaints.length = 0;
  delay = chunkDelay;
  painted = new Promise((resolve) => {
    release = resolve;
  });
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await page.waitForSelector('.footer-legal');
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const root = document.getElementById('root');
    const observer = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        // The line that says whether the office is open is computed after hydration, on purpose.
        if (!element?.closest('.open-now'))
          changes.push(`${type} ${attributeName ?? ''} of ${element?.nodeName}.${element?.getAttribute('class')}`);
      }
    });
    if (root) observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  release();
  await hydrated(page);
  await page.waitForTimeout(30);
  return page.evaluate(() => Reflect.get(window, 'changes') as string[]);
}

describe('hydration', () => {
  test.each([...pages.map(({ path }) => path), '/nope/"%20<b>', '/blog/nope'])(
    'takes over %s without changing a node or saying a word',
    async (path) => {
      expect(await changesOnHydration(path, 60)).toEqual([]);
      const expected = pages.some((page) => page.path === path) ? [] : [/404/, /^warning: Page not found: /];
      expect(complaints).toHaveLength(expected.length);
      expected.forEach((pattern, index) => {
        expect(complaints[index]).toMatch(pattern);
      });
    },
  );

  test('changes nothing either when the page’s own chunk comes a second and a half late', async () => {
    for (const path of ['/', '/services/tax-planning', '/locations/gulf-stream']) {
      expect([...(await changesOnHydration(path, 1500)), ...complaints]).toEqual([]);
    }
  });

  test('leaves the server’s page alone when the page’s chunk never comes', async () => {
    const { page } = await openPage(browser);
    await page.route('**/about-*.js', (route) => route.abort());
    await page.goto(`${site.origin}/about`);
    await page.waitForTimeout(200);
    expect(await page.locator('h1').textContent()).toContain('Three people');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    expect(await page.locator('h1').textContent()).toContain('fee');
    await page.context().close();
  });
});

describe('a first visit', () => {
  test.each(['/', '/services/irs-resolution', '/locations/boca-raton'])(
    'to %s takes at most nine requests, all of them ours',
    async (path) => {
      const { page } = await openPage(browser);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      expect(urls.length).toBeLessThanOrEqual(9);
      expect(urls.filter((url) => !url.startsWith(site.origin))).toEqual([]);
      await page.context().close();
    },
  );

  test.each([360, 768, 1440])('at %i px moves nothing while fonts and scripts arrive late', async (width) => {
    for (const path of ['/', '/pricing', '/locations/delray-beach', '/services/sales-tax-services']) {
      const { page } = await openPage(browser, { viewport: { width, height: 800 } });
      await page.route(/\.(woff2|js)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForTimeout(100);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThan(0.001);
      await page.context().close();
    }
  });
});
