import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { hydrated, usePage, useSite } from '../browser/browser.ts';

const site = useSite();

describe('a visitor whose clock is in another year', () => {
  const { test } = usePage(site);

  test('reads the figures of the office’s day, before and after hydration', async ({ page, messages }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
    await page.goto(`${site.origin}/services/tax-planning`);
    const read = () => page.locator('main').textContent();
    const served = await read();
    await hydrated(page);
    expect(await read()).toBe(served);
    expect(messages).toEqual([]);
  });
});

const blocked = 'Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("", "SecurityError") } })';
const foreign = ['"scrolls"', '{"default /about":"x"}', '[[1,"x"],7]', 'null', 'not JSON'].map(
  (value) => `if (origin !== 'null') sessionStorage.setItem('places', ${JSON.stringify(value)})`,
);

describe.each([blocked, ...foreign])('with a storage that cannot be used: %s', (script) => {
  const { test } = usePage(site);

  test('the page is taken over and left without a word', async ({ page, messages }) => {
    await page.addInitScript(script);
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('fee');
    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toContain(about.hero.heading);
    await page.goto('about:blank');
    expect(messages).toEqual([]);
  });
});

describe.each(['/', '/services/irs-resolution', '/locations/boca-raton'])('a first visit to %s', (path) => {
  const { test } = usePage(site);

  test('takes at most eight requests, all ours, and paints before it fetches its script', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(site.origin + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const idle = urls.length;
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1500)));
    expect(urls.length).toBeLessThanOrEqual(8);
    expect(urls.slice(idle), 'asked for after the page was idle').toEqual([]);
    expect(urls.filter((url) => !url.startsWith(site.origin))).toEqual([]);
    const [paint = 0, ...scripts] = await page.evaluate(() =>
      [...performance.getEntriesByName('first-contentful-paint'), ...performance.getEntriesByType('resource')]
        .filter(({ name }) => /paint$|\.js$/.test(name))
        .map(({ startTime }) => startTime),
    );
    expect(paint).toBeGreaterThan(0);
    expect(scripts).toHaveLength(1);
    expect(scripts[0], 'the start of the script').toBeGreaterThan(paint);
    // So does a second document: one that is kept and fetched again in the background never ended for tools.
    await page.goto(`${site.origin}/contact`);
    await page.waitForLoadState('networkidle');
  });
});

describe.each([
  [40, 2],
  [400, 0],
])('where a round trip takes %i ms', (rtt, count) => {
  const { test } = usePage(site);

  test(`${count} fonts are preloaded, which Chromium waits for before it paints`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), { rtt });
    await page.goto(`${site.origin}/accessibility`);
    expect(await page.locator('link[rel=preload][as=font]').count()).toBe(count);
  });
});

/** The fonts that the text of an element is painted with. */
async function listFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

describe('while fonts and scripts arrive late', () => {
  const everyKind = [
    ...['/', '/pricing?1040=1&c=x', '/locations/delray-beach', '/services/sales-tax-services'],
    ...['/services/tax-planning', '/deadlines?who=employer', '/search?q=homestead', '/forms'],
  ];
  let late: string[] = [];
  const { test } = usePage(site, {}, async (page) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
  test.beforeEach(({ page }) =>
    page.route(/\.(woff2|js)$/, async (route) => {
      late.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    }),
  );

  test.for([
    [360, everyKind],
    [412, ['/contact']],
    [768, everyKind],
    [1440, everyKind],
  ] as const)('headings change to their own type at %i px, and little moves', async ([width, paths], { page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      late = [];
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForTimeout(100);
      expect(late.filter((url) => url.endsWith('.woff2')).length, 'fonts that came late').toBe(2);
      expect(await listFonts(page, 'h1'), path).toEqual(['Young Serif']);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      const moved = shifts.reduce((sum, shift) => sum + shift, 0);
      expect(moved, path).toBeLessThan(0.05);
    }
  });
});
