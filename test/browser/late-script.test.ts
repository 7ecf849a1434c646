import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdScript, hydrated, usePage, useSite } from './browser.ts';

const site = useSite();
const { test } = usePage(site, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
const paths = ['/pricing', '/pricing?1040=1', '/deadlines'];

/** The buttons that can be pressed, those of a form, the menu and a link's own aside: they work by themselves. */
const listButtons = (page: Page) =>
  page.locator('main button:not([type=submit]):visible').evaluateAll((all) => all.map((button) => button.textContent));

describe('while its script does not come', () => {
  test.for(paths)('%s has no button that does nothing, and keeps the room of those that come with it', async (path, { page }) => {
    const release = await holdScript(page);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.waitForSelector('.footer');
    expect(await listButtons(page)).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.locator('.menu-button').tap();
    await expect.poll(() => page.locator('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    release();
    await hydrated(page);
    await expect.poll(async () => (await listButtons(page)).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  test('the menu is opened, and not a dialog that an extension has put before it', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      addEventListener('DOMContentLoaded', () => {
        const dialog = document.createElement('dialog');
        dialog.id = 'menu';
        document.body.prepend(dialog);
      });
    });
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(`${site.origin}/about`);
    await page.locator('.menu-button').tap();
    await expect.poll(() => page.locator('#site-menu').evaluate((menu: HTMLDialogElement) => menu.open)).toBe(true);
    expect(await page.locator('dialog:not(#site-menu)').evaluate((other: HTMLDialogElement) => other.open)).toBe(false);
  });
});

describe('when its script fails', () => {
  test('the page that is put back has no button that does nothing', async ({ page, messages }) => {
    await page.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (text: string) => {
        const value = parse(text);
        return value?.kind === 'pricing' ? { ...value, data: {} } : value;
      };
    });
    await page.goto(`${site.origin}/pricing?1040=1`);
    await expect.poll(() => messages.join('\n')).toContain('/pricing failed');
    expect(await listButtons(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Add it up' }).isVisible()).toBe(true);
  });
});
