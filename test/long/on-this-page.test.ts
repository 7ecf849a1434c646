import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { services } from '../../content/services/index.ts';
import { hydrated, usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const service = '/services/sales-tax-services';
const paths = [service, '/locations/delray-beach'];
const phone = { width: 390, height: 844 };
const screens = [
  ['a phone', phone],
  ['a desk', { width: 1280, height: 800 }],
] as const;

const bar = (page: Page) => page.locator('.on-this-page');
const marked = (page: Page) => page.locator('.on-this-page [aria-current=true]').allTextContents();
const summary = async (page: Page) => (await page.locator('.on-this-page summary').textContent())?.replace(/\s+/g, ' ');
const isOpen = (page: Page) => page.locator('.on-this-page details').evaluate((one) => one.hasAttribute('open'));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await hydrated(page);
}

/** Opens the list, where there is one, and chooses a name. */
async function choose(page: Page, name: string): Promise<void> {
  const link = bar(page).getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await page.locator('.on-this-page summary').click();
  await link.click();
}

/** The heading of what has been chosen is in the window, not far below the bar. */
async function expectBelowBar(page: Page): Promise<void> {
  const { below, above } = await page.evaluate(() => {
    const bar = document.querySelector('.on-this-page');
    const heading = document.getElementById(location.hash.slice(1))?.querySelector('h2');
    const covered = bar && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 69;
    const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
    return { below: top - covered, above: window.innerHeight - bottom };
  });
  expect(below).toBeGreaterThanOrEqual(8);
  expect(below).toBeLessThan(300);
  expect(above).toBeGreaterThan(0);
}

describe.each(screens)('what is on a page, on %s', (_, viewport) => {
  const { test } = usePage(site, { viewport, reducedMotion: 'reduce' });

  test.for(paths)('%s marks each section in turn as it is read, and is not printed', async (path, { page, messages }) => {
    await open(page, path);
    const names = await bar(page).getByRole('link', { includeHidden: true }).allTextContents();
    const seen: string[] = [];
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 120) {
      await page.evaluate(async (top) => {
        window.scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, top);
      const now = await marked(page);
      expect(now.length).toBeLessThanOrEqual(top === 0 ? 0 : 1);
      if (now[0] && now[0] !== seen.at(-1)) seen.push(now[0]);
    }
    expect(seen).toEqual(names);
    expect((await bar(page).boundingBox())?.y, 'the bar at the end of the page').toBeLessThan(0);
    expect(messages).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await bar(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  test.for(paths)('%s shows the heading of what is chosen below the bar, and marks it', async (path, { page }) => {
    await open(page, path);
    const names = await bar(page).getByRole('link', { includeHidden: true }).allTextContents();
    for (const [index, name] of names.entries()) {
      await choose(page, name);
      await expect.poll(() => marked(page)).toEqual([name]);
      await expectBelowBar(page);
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => summary(page)).toBe(`On this page ${name} ${index + 1} of ${names.length}`);
    }
  });
});

describe('the list on a phone', () => {
  const { test } = usePage(site, { viewport: phone });

  test('says how many sections there are, and opens and closes by keyboard, and when that leaves it', async ({ page }) => {
    await open(page, service);
    const count = await bar(page).getByRole('link', { includeHidden: true }).count();
    expect(await summary(page)).toBe(`On this page ${count} sections`);
    await page.locator('.on-this-page summary').press('Enter');
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.keyboard.press('Enter');
    for (let press = 0; press < count; press++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.on-this-page li:last-child'))).not.toBeNull();
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('closes when the page is scrolled under it, and when something else is touched', async ({ page }) => {
    await open(page, service);
    for (const leave of [() => page.mouse.wheel(0, 300), () => page.mouse.click(100, 8)]) {
      await page.locator('.on-this-page summary').press('Enter');
      await expect.poll(() => isOpen(page)).toBe(true);
      await leave();
      await expect.poll(() => isOpen(page)).toBe(false);
    }
  });

  test('hides nothing that the keyboard reaches', async ({ page }) => {
    await open(page, service);
    await page.locator('.on-this-page summary').focus();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press(press < 6 ? 'Tab' : 'Shift+Tab');
      const hidden = await page.evaluate(() => {
        const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        const bar = document.querySelector('.on-this-page')?.getBoundingClientRect().bottom ?? 0;
        const isWithin = document.activeElement?.closest('.on-this-page, .header, .page-head, .next-due');
        return !isWithin && (top < bar || bottom > window.innerHeight);
      });
      expect(hidden, `after ${press + 1}`).toBe(false);
    }
  });
});

describe('with text so spaced or so large that the header is higher', () => {
  const { test } = usePage(site, { reducedMotion: 'reduce', bypassCSP: true });
  const spaced = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

  test.for([
    [320, spaced],
    [1280, spaced],
    [390, 'html { font-size: 200% }'],
  ] as const)('at %i px the bar stands below the header, and headings below the bar', async ([width, content], { page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/services/payroll-services');
    await page.addStyleTag({ content });
    for (const name of ['Pay calendars', 'Steps']) {
      // The second time the script knows how high they are.
      await choose(page, name);
      await expect.poll(() => marked(page)).toEqual([name]);
    }
    const [header, own] = [await page.locator('header').boundingBox(), await bar(page).boundingBox()];
    expect(header?.height).toBeGreaterThan(69);
    expect((own?.y ?? 0) + 2).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await expectBelowBar(page);
  });
});

describe.each(screens)('without JavaScript, on %s', (_, viewport) => {
  const { test } = usePage(site, { viewport, javaScriptEnabled: false });

  test('the same links lead to the same sections, with nothing before them, and nothing is marked', async ({ page }) => {
    for (const name of ['County rates', 'Reviews']) {
      await page.goto(site.origin + service);
      await choose(page, name);
      await page.waitForURL(/#/);
      expect(await marked(page)).toEqual([]);
      await expectBelowBar(page);
    }
  });
});

describe('the bar', () => {
  const { test } = usePage(site);

  test('is one line of 52 px on every page, from 960 px on', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const { path } of [...services, ...cities]) {
      await page.goto(site.origin + path);
      for (const width of [960, 1219, 1220]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await bar(page).boundingBox())?.height, `${path} at ${width} px`).toBe(53);
      }
    }
  });
});
