import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated, usePage, useSite } from './browser.ts';

const site = useSite();

/** Types words and sends them, and follows the first result. Returns where that led. */
async function find(page: Page, words: string): Promise<string> {
  const field = page.getByRole('searchbox', { name: 'Form, letter or tax' });
  await field.fill(words);
  await field.press('Enter');
  await page.waitForURL('**/search?q=*');
  await expect.poll(() => page.getByRole('main').getByRole('status').textContent()).toMatch(/^\d+ results? for /);
  await page.locator('.found a').first().click();
  await page.waitForURL((url) => url.pathname !== '/search');
  const { pathname, hash } = new URL(page.url());
  await expect.poll(() => page.evaluate(() => document.querySelector(':target, [id]:focus')?.id)).toBe(hash.slice(1));
  return pathname;
}

describe.each([
  ['with', true],
  ['without', false],
])('%s JavaScript', (_, javaScriptEnabled) => {
  const { test } = usePage(site, { viewport: { width: 390, height: 800 }, javaScriptEnabled });

  test('a letter is found, and its line is gone to', async ({ page, messages }) => {
    await page.goto(`${site.origin}/search`);
    if (javaScriptEnabled) await hydrated(page);
    expect(await find(page, 'CP2000')).toBe('/forms');
    await page.goBack();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('CP2000');
    await page.goto(`${site.origin}/search?q=${'x'.repeat(120)}`);
    await page.getByRole('link', { name: 'homestead' }).click();
    await page.waitForURL('**/search?q=homestead');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('homestead');
    await expect.poll(() => page.locator('mark').first().textContent()).toMatch(/homestead/i);
    expect(messages).toEqual([]);
  });

  test('it is reached from the header, and from the page for what does not exist', async ({ page }) => {
    await page.goto(`${site.origin}/cp2000`);
    await page.getByRole('main').getByRole('link', { name: 'Search this site' }).click();
    await page.waitForURL('**/search');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.origin);
    const link = page.locator('.header-search');
    expect((await link.boundingBox())?.height, 'what a finger hits').toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL('**/search');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Search this site');
    const hasCursor = () => page.getByRole('searchbox').evaluate((field) => field === document.activeElement);
    if (javaScriptEnabled) await expect.poll(hasCursor).toBe(true);
    await page.reload();
    await expect.poll(hasCursor).toBe(true);
  });

  test('a word as long as the field takes breaks, and the page stays as wide as a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${site.origin}/search?q=${'y'.repeat(100)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the list of forms is filtered, as it is typed if it can be', async ({ page, messages }) => {
    await page.goto(`${site.origin}/forms`);
    if (javaScriptEnabled) await hydrated(page);
    const field = page.getByRole('searchbox');
    await field.fill('dr-501');
    const place = await field.boundingBox();
    if (javaScriptEnabled) await expect.poll(() => page.locator('.forms li h3').allTextContents()).toEqual(['DR-501', 'DR-501T']);
    expect(await field.boundingBox()).toEqual(place);
    await field.press('Enter');
    await page.waitForURL('**/forms?q=dr-501#find');
    await expect.poll(() => page.locator('.forms li[id]').count()).toBe(2);
    await expect.poll(() => field.inputValue()).toBe('dr-501');
    await field.fill('w-2');
    if (!javaScriptEnabled) await field.press('Enter');
    // The form that is named is first, also before those whose numbers come earlier.
    await expect.poll(() => page.locator('.forms li h3').first().textContent()).toBe('W-2');
    await field.fill('lt 11');
    if (!javaScriptEnabled) await field.press('Enter');
    await expect.poll(() => page.locator('.letter h2').textContent()).toBe('LT11');
    expect(await page.locator('.letter ul a').getAttribute('href')).toBe('/services/irs-resolution#lt11');
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect.poll(() => page.locator('.forms li[id]').count()).toBeGreaterThan(100);
    await expect.poll(() => field.inputValue()).toBe('');
    await page.locator('.forms-letters').getByText('R', { exact: true }).click();
    const current = page.locator('.forms-letters [aria-current]');
    if (javaScriptEnabled) await expect.poll(() => current.textContent()).toBe('R');
    expect(messages).toEqual([]);
  });
});

describe('a result that is folded away where it stands', () => {
  const { test } = usePage(site, { viewport: { width: 390, height: 664 } });

  test.for(['payroll tax debt', 'liens and levies'])('is open and in view: %s', async (words, { page }) => {
    await page.goto(`${site.origin}/search?q=${words}`);
    await hydrated(page);
    await page.locator('.found a').first().click();
    const open = page.locator('.rest[open] li, .accordion details[open]').filter({ hasText: new RegExp(words, 'i') });
    await expect.poll(async () => (await open.boundingBox())?.y).toBeLessThan(200);
  });

  test.for([
    ['/', 'Landlords, investors and trustees'],
    ['/locations/delray-beach', 'Seasonal rentals'],
  ])('so is the line that %s leads to: %s', async ([path = '', name = ''], { page }) => {
    await page.goto(site.origin + path);
    await hydrated(page);
    await page.locator('main').getByRole('link', { name }).click();
    const line = page.getByRole('heading', { name: 'Rental property' });
    await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan(200);
  });

  test('so is the line that names a form, for who comes from the list of forms', async ({ page }) => {
    for (const form of ['8332', 'W-2']) {
      await page.goto(`${site.origin}/forms`);
      await hydrated(page);
      await page.locator('.forms').getByRole('link', { name: form, exact: true }).click();
      const line = page.locator('main section[id]').getByText(form).first();
      await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan(664);
    }
  });
});
