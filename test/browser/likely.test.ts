import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, saveData, usePage, useSite } from './browser.ts';

const site = useSite();

/** The chunks of pages that a document has fetched without running them, by the name of their page. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href, fetchPriority }) => [
      fetchPriority,
      href.replace(/.*\/(.*)-.*/, '$1'),
    ]),
  );

describe('pages that are likely next', () => {
  const visitor = usePage(site, { viewport: { width: 1280, height: 800 } });

  test('are here before their links are touched: the header’s and those on screen, after hydration and after all else', async () => {
    const { page, messages } = visitor;
    const order: string[] = [];
    page.on('request', (request) => order.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/services`);
    await hydrated(page);
    await expect
      .poll(async () => (await fetched(page)).map(([, name]) => name))
      .toEqual(expect.arrayContaining(['home', 'about', 'blog', 'location', 'pricing', 'contact']));
    await page.waitForTimeout(300);
    const first = await fetched(page);
    expect(new Set(first.map(([priority]) => priority))).toEqual(new Set(['low']));
    expect(first.map(([, name]) => name)).not.toContain('privacy');
    const table = order.findIndex((path) => path.startsWith('/pages/'));
    // Two came for the page that is shown, which is among them.
    expect(order.filter((path) => path.endsWith('.js')).length).toBe(first.length + 1);
    expect(order.slice(0, table).filter((path) => path.endsWith('.js'))).toHaveLength(2);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await fetched(page)).length).toBeGreaterThan(first.length);
    expect((await fetched(page)).length).toBeLessThanOrEqual(24);
    order.length = 0;
    await page.locator('.header-links a[href="/pricing"]').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.locator('h1').textContent()).toContain('fee');
    expect(order.filter((path) => path.includes('pricing'))).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('are those on the next page, too', async () => {
    const { page } = visitor;
    await page.goto(`${site.origin}/privacy`);
    await hydrated(page);
    await expect.poll(async () => (await fetched(page)).length).toBeGreaterThan(5);
    expect((await fetched(page)).map(([, name]) => name)).not.toContain('irs-resolution');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accounting' }).click();
    await page.waitForURL('**/services/accounting');
    const seen = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().top < innerHeight).map((link) => link.getAttribute('href') ?? ''),
      );
    const names = seen.map((href) => href.split('/').at(-1)?.split('#')[0] || 'home').filter((name) => name !== 'search');
    expect(names.length).toBeGreaterThan(0);
    await expect.poll(async () => (await fetched(page)).map(([, name]) => name)).toEqual(expect.arrayContaining(names));
  });
});

describe.each(['saveData', '2g'])('for a visitor with %s', (kind) => {
  const visitor = usePage(site, { viewport: { width: 1280, height: 800 } });

  test('nothing is fetched before a link is pointed at', async () => {
    const { page } = visitor;
    if (kind === 'saveData') await saveData(page);
    else await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }));
    const chunks: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && chunks.push(request.url()));
    await page.goto(`${site.origin}/services`);
    await hydrated(page);
    await page.waitForTimeout(1000);
    expect(chunks).toHaveLength(2);
    await page.locator('.header-links a[href="/pricing"]').hover();
    await expect.poll(() => chunks.length).toBe(3);
  });
});

describe('a window that changes while a page comes', () => {
  test('is no error, within the document and between two', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // With fewer cores nothing fades.
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }));
    await page.goto(`${site.origin}/pricing`);
    await hydrated(page);
    for (let round = 0; round < 4; round++) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(
        (path) => document.querySelector<HTMLElement>(`.footer a[href="${path}"]`)?.click(),
        round % 2 ? '/pricing' : '/about',
      );
      await page.waitForFunction(() =>
        document.getAnimations().some(({ effect }) => effect && Reflect.get(effect, 'pseudoElement')),
      );
      await page.setViewportSize({ width: 900, height: 700 });
      await page.waitForTimeout(300);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
