import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { hydrated, useSite } from '../browser/browser.ts';
import { launchChromium109 } from '../browser/chromium-109.ts';

const site = useSite();
let old: Browser;
beforeAll(async () => {
  old = await launchChromium109();
});
afterAll(() => old?.close());

const seen = new Set<string>();
const kinds = pages.filter(({ kind }) => !seen.has(kind) && seen.add(kind)).map(({ path }) => path);
/** A page of each kind, those that are made from a query, and those whose figures need most of a browser. */
const paths = [
  ...new Set([
    ...kinds,
    ...['/pricing?1040=1&books=1', '/deadlines?who=employer', '/search?q=cp2000', '/forms?q=941', '/nowhere'],
    ...['/services/accounting', '/services/quickbooks-support', '/services/sales-tax-services'],
    ...['/blog/estate-planning-tips-south-florida-retirees', '/locations/gulf-stream'],
  ]),
];

/** Its own, of names in the header of permissions that are younger than it is. */
const ownRemark = /Permissions-Policy/;

/** A page in a browser, and what it says on its console. */
async function visit(browser: Browser, width: number) {
  const page = await (await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })).newPage();
  const messages: string[] = [];
  page.on('console', (message) => ownRemark.test(message.text()) || messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
  return { page, messages };
}

const measure = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const { scrollHeight, scrollWidth } = document.documentElement;
    const folded = [...document.querySelectorAll('.folded details, .rest')].filter(
      (details) => !details.hasAttribute('open'),
    ).length;
    return { length: scrollHeight, width: scrollWidth, header: heightOf('header'), heading: heightOf('h1'), folded };
  });

describe.each([390, 1280])('Chromium 109 at %i px', (width) => {
  test('shows every kind of page as today’s does, and says nothing', { timeout: 240_000 }, async () => {
    const [before, today] = await Promise.all([visit(old, width), visit(site.browser, width)]);
    for (const path of paths) {
      for (const { page } of [before, today]) {
        await page.goto(site.origin + path);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
      }
      const [one, other] = [await measure(before.page), await measure(today.page)];
      expect(one.width, path).toBe(width);
      expect(one.header, path).toBeCloseTo(other.header, 0);
      // Lines are not balanced, so that a heading may have one more.
      expect(Math.abs(one.heading - other.heading), path).toBeLessThan(65);
      expect(one.length / other.length, path).toBeGreaterThan(0.97);
      expect(one.length / other.length, path).toBeLessThan(1.04);
      if (width > 600) expect(one.folded, path).toBe(0);
    }
    const expected = [expect.stringContaining('404'), expect.stringContaining('Page not found')];
    for (const { page, messages } of [before, today]) {
      expect(messages.sort()).toEqual(expected);
      await page.context().close();
    }
  });

  test('leads on and back, opens the menu, one answer at a time, and counts', async () => {
    const { page, messages } = await visit(old, width);
    await page.goto(`${site.origin}/faqs`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const questions = page.locator('.accordion details');
    for (const index of [1, 2]) await questions.nth(index).locator('summary').click();
    await expect.poll(() => page.locator('.accordion details[open]').count()).toBe(1);
    expect(await questions.nth(2).getAttribute('open')).toBe('');
    if (width < 1024) {
      await page.locator('.menu-button').click();
      await page.getByRole('dialog').getByRole('link', { name: 'Forms A to Z' }).click();
    } else {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Forms A to Z' }).click();
    }
    await page.waitForURL('**/forms');
    await page.getByRole('searchbox').fill('941');
    await expect.poll(() => page.locator('main [role=status]').textContent()).toMatch(/^2 of \d+ /);
    await page.locator('.forms li a').first().click();
    await page.waitForURL((url) => url.pathname !== '/forms');
    await page.goBack();
    await page.waitForURL('**/forms');
    await page.locator('.footer a[href="/pricing"]').evaluate((link: HTMLElement) => link.click());
    await page.getByRole('button', { name: 'One more: Individual' }).click();
    await expect.poll(() => page.locator('.estimate-total dd').allTextContents()).toEqual(['$600']);
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
    expect(messages).toEqual([]);
    await page.context().close();
  });

  test('prints the answers that are folded, and folds them again', async () => {
    const { page } = await visit(old, width);
    await page.goto(`${site.origin}/faqs`);
    await hydrated(page);
    const open = () => page.locator('.accordion details[open]').count();
    const before = await open();
    const all = await page.locator('.accordion details').count();
    expect(before).toBeLessThan(all);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await open()).toBe(all);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await open()).toBe(before);
    await page.context().close();
  });
});
