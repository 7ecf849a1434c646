import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdScript, hydrated, usePage, useSite } from './browser.ts';

const site = useSite();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };
/** What has the focus, and whether the menu is open as a modal dialog. */
const look = (page: Page) =>
  page.evaluate(() => [document.querySelector('#site-menu')?.matches(':modal'), document.activeElement?.textContent?.trim()]);

/** Whether the page behind the menu stays where it is. */
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Makes the documents of a page those of a browser that does not know `command`. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'));
  await page.route(`${site.origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(' command="', ' data-command="');
    return route.fulfill({ response, body });
  });
}

/** Has a proxy forbid all scripts, as NoScript does, too: for style sheets scripting is enabled meanwhile. */
async function blockScripts(page: Page): Promise<void> {
  await page.route(`${site.origin}/**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    return route.fulfill({ response, headers });
  });
}

describe.each([
  ['a browser that knows its command', 'new', true, 'button'],
  ['an older browser', 'old', true, 'button'],
  ['a browser whose scripts are blocked', 'blocked', true, 'link'],
  ['a browser without JavaScript', 'new', false, 'link'],
] as const)('the menu in %s', (_, browser, javaScriptEnabled, role) => {
  const { test } = usePage(site, { ...phone, javaScriptEnabled, bypassCSP: browser === 'old' });

  const ways = role === 'link' ? ['Enter', 'a tap'] : ['Enter', 'Space', 'a tap'];

  test.for(ways)(`is a ${role} that works with %s, without the app`, async (way, { page }) => {
    if (browser === 'old') await makeOld(page);
    if (browser === 'blocked') await blockScripts(page);
    // The loader stands in the document; nothing else comes.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.origin}/about`);
    const menu = page.getByRole('banner').getByRole(role, { name: 'Menu' });
    expect(await menu.count()).toBe(1);
    if (way === 'a tap') await menu.tap();
    else await menu.press(way);
    if (role === 'link') {
      await page.waitForURL('**/about#site-map');
      return;
    }
    await expect.poll(() => look(page)).toEqual([true, 'Close']);
    const close = page.getByRole('button', { name: 'Close', exact: true });
    if (way === 'a tap') await close.tap();
    else await close.press(way);
    await expect.poll(() => look(page)).toEqual([false, 'Menu']);
    expect(page.url()).toBe(`${site.origin}/about`);
  });
});

describe('a menu that was opened before hydration', () => {
  const { test } = usePage(site, phone);

  test('stays open, with the focus where it was, and then closes as always', async ({ page, messages }) => {
    const release = await holdScript(page);
    await page.goto(`${site.origin}/about`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect.poll(() => look(page)).toEqual([true, 'Close']);
    await page.keyboard.press('Tab');
    release();
    await hydrated(page);
    await expect.poll(() => look(page)).toEqual([true, 'Home']);
    await expect.poll(() => isLocked(page)).toBe(true);
    await page.locator('.drawer-links').getByRole('link', { name: 'Pricing' }).tap();
    await expect.poll(() => page.locator('h1').textContent()).toContain('fee');
    await expect.poll(() => look(page)).toEqual([false, expect.any(String)]);
    await expect.poll(() => isLocked(page)).toBe(false);
    expect(messages).toEqual([]);
  });
});
