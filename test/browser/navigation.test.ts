import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSite } from '../site.ts';
import { hydrated, launch, openPage } from './browser.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof startSite>>;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  ({ page, complaints } = await openPage(browser, { viewport: { width: 1280, height: 800 } }));
});
afterEach(() => page.context().close());

async function open(path: string): Promise<void> {
  await page.goto(site.origin + path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
}

const inFooter = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = () => page.locator('main h1').textContent();
const isSameDocument = () => page.evaluate(() => Reflect.get(window, 'same') === true);
const scrolled = () => page.evaluate(() => window.scrollY);

describe('following a link', () => {
  test('shows the new page at its top, in the same document, with focus on its heading and its title announced', async () => {
    await open('/');
    await inFooter('Payroll').click();
    await page.waitForURL('**/services/payroll-services');
    await expect.poll(heading).not.toContain('Your taxes');
    expect(await scrolled()).toBe(0);
    expect(await isSameDocument()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.locator('[aria-live]').textContent()).toBe(await page.title());
    expect(await page.title()).toMatch(/payroll/i);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'http://localhost:3000/services/payroll-services',
    );
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('back and forward return the visitor to where they were', async () => {
    await open('/services/irs-resolution');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.waitForTimeout(100);
    await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/pricing"]')?.click());
    await page.waitForURL('**/pricing');
    await expect.poll(heading).toContain('fee');
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForTimeout(100);
    await page.goBack();
    await expect.poll(scrolled).toBe(1200);
    await page.goForward();
    await expect.poll(heading).toContain('fee');
    await expect.poll(scrolled).toBe(500);
    expect(await isSameDocument()).toBe(true);
  });

  test('fetches the chunk when the link is pointed at or focused, and then shows the page at once', async () => {
    await open('/');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.locator('.header-links a[href="/pricing"]').hover();
    await expect.poll(() => fetched.filter((url) => url.includes('/assets/pricing-')).length).toBe(1);
    await page.locator('.header-links a[href="/about"]').focus();
    await expect.poll(() => fetched.filter((url) => url.includes('/assets/about-')).length).toBe(1);
    const milliseconds = await page.evaluate(async () => {
      const started = performance.now();
      document.querySelector<HTMLElement>('.header-links a[href="/pricing"]')?.click();
      while (!document.querySelector('.packages')) await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - started;
    });
    expect(milliseconds).toBeLessThan(400);
    expect(fetched.filter((url) => url.endsWith('.js'))).toHaveLength(2);
  });

  test('keeps the old page until the new one is here', async () => {
    await page.route('**/about-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await open('/pricing');
    await inFooter('About').click();
    await page.waitForTimeout(300);
    expect(await page.locator('.packages').count()).toBe(1);
    await expect.poll(heading).toContain('Three people');
    expect(complaints).toEqual([]);
  });

  test('whose chunk is lost asks the server for the page', async () => {
    await page.route('**/about-*.js', (route) => route.abort());
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(heading).toContain('Three people');
    await page.waitForLoadState('load');
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await isSameDocument()).toBe(false);
  });

  test('to an unwritten article shows that it does not exist, without fetching anything beforehand', async () => {
    await open('/blog');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const card = page.locator('a[href="/blog/quickbooks-vs-excel-small-business"]');
    await card.hover();
    await page.waitForTimeout(100);
    expect(fetched).toEqual([]);
    await card.click();
    await expect.poll(heading).toBe('Blog Post Not Found');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expect.poll(() => complaints).toEqual(['warning: Page not found: /blog/quickbooks-vs-excel-small-business']);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect.poll(heading).toContain('Florida tax');
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
  });
});

describe('the not-found page', () => {
  test('names the path in the page and in the console, and leads home', async () => {
    await page.goto(`${site.origin}/services/tax-planing`);
    await hydrated(page);
    expect(await page.locator('.asked-path').textContent()).toBe('/services/tax-planing');
    await expect.poll(() => complaints.includes('warning: Page not found: /services/tax-planing')).toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect.poll(heading).toContain('Your taxes');
  });
});

describe('the skip link', () => {
  test('comes first and leads to the content, without a navigation', async () => {
    await open('/services/irs-resolution');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
