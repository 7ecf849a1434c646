import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, useSite } from '../browser/browser.ts';
import { launchChromium109 } from '../browser/chromium-109.ts';
import { samples } from '../tour/tour.ts';

const site = useSite();
let old: Browser;
beforeAll(async () => {
  old = await launchChromium109();
});
afterAll(() => old?.close());

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

describe.each([390, 1280])('Chromium 109 at %i px', (width) => {
  test('says nothing on any kind of page, and folds on a phone alone', async () => {
    const { page, messages } = await visit(old, width);
    for (const path of samples) {
      await page.goto(site.origin + path);
      await hydrated(page);
      const folded = await page.locator('.folded details:not([open]), .rest:not([open])').count();
      expect(width > 600 && folded > 0, path).toBe(false);
    }
    expect(messages).toEqual([]);
    await page.context().close();
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
