import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, describe, expect, vi } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { findViolations } from '../browser/axe.ts';
import { hydrated, usePage, useSite } from '../browser/browser.ts';
import { findClosing, statusAt } from '../office.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };

describe('the drawer', () => {
  const { test } = usePage(site, phone);

  async function openDrawer(page: Page) {
    await page.goto(`${site.origin}/services/accounting`);
    await hydrated(page);
    await page.locator('.menu-button').click();
    const dialog = page.locator('dialog');
    await expect.poll(() => dialog.evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true);
    return dialog;
  }

  test('holds the links and FAQs, marks the section, and locks the page behind it', async ({ page }) => {
    const dialog = await openDrawer(page);
    const own = ['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing', 'Contact', 'FAQs'];
    const links = [
      ...own,
      'Deadlines',
      'Forms A to Z',
      'Search',
      'IRS letters',
      'My return',
      'Sales tax',
      'Books and payroll',
      'New company',
      'Estates',
    ];
    expect(await dialog.locator('nav').getByRole('link').allTextContents()).toEqual(links);
    expect(await dialog.locator('[aria-current]').textContent()).toBe('Services');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    const edge = () => page.locator('.drawer-panel').evaluate((panel) => panel.getBoundingClientRect().right);
    await expect.poll(edge).toBe(390);
  });

  test.for(['close button', 'backdrop'])('is closed by its %s, with the focus on its button again', async (part, { page }) => {
    const dialog = await openDrawer(page);
    if (part === 'backdrop') await page.mouse.click(10, 400);
    else await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('menu-button');
  });
});

describe('the header', () => {
  const { test } = usePage(site);

  test.for([320, 360, 390, 600, 820, 1023])('has brand, city, call and menu in one row at %i px', async (width, { page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${site.origin}/locations/fort-lauderdale`);
    const header = page.getByRole('banner');
    const call = header.getByRole('link', { name: /^Call|^\(954\)/ });
    expect(await call.getAttribute('href')).toBe('tel:+19545550142');
    const controls = [call, header.locator('.menu-button'), header.locator('.brand-city').first()];
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(box?.width).toBeGreaterThan(40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(70);
    expect((await controls.at(-1)?.boundingBox())?.height).toBeLessThan(24);
  });

  test.for([768, 800, 960, 1024, 1180, 1280])(
    'has the consultation beside the call at %i px, also with a bar for scrolling',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${site.origin}/locations/fort-lauderdale`);
      const header = page.getByRole('banner');
      for (const bar of [0, 15]) {
        await page.evaluate((bar) => document.documentElement.style.setProperty('padding-right', `${bar}px`), bar);
        const consultation = header.getByRole('link', { name: width < 1220 ? 'Consultation' : 'Free consultation', exact: true });
        expect(await consultation.getAttribute('href')).toBe('/contact');
        const own = width < 1024 ? header.locator('.menu-button') : header.locator('.header-links');
        const boxes = await Promise.all([header.locator('.header-call'), consultation, own].map((part) => part.boundingBox()));
        for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width - bar);
        expect((await header.boundingBox())?.height).toBeLessThanOrEqual(78);
      }
    },
  );
});

describe('for a screen reader', () => {
  const { test } = usePage(site, { bypassCSP: true, reducedMotion: 'reduce' });

  test('the drawer, the list of sections and the bar have no violation when open, or with a section marked', async ({ page }) => {
    await page.goto(`${site.origin}/services/sales-tax-services#steps`);
    await hydrated(page);
    await expect.poll(() => page.locator('.on-this-page [aria-current]').count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const control of ['.on-this-page summary', '.menu-button']) {
      await page.locator(control).click();
      expect(await findViolations(page), control).toEqual([]);
    }
  });
});

describe('the drawer in a narrow window of a desktop browser', () => {
  const { test } = usePage(site, { viewport: { width: 1000, height: 700 } });

  test.for(['a link', 'Back'])('is closed by %s on a scrolled page, without an error', async (way, { page, messages }) => {
    const heading = () => page.locator('h1').textContent();
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Payroll' }).click();
    await expect.poll(heading).not.toContain(about.hero.heading);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('.menu-button').click();
    if (way === 'a link') await page.locator('dialog').getByRole('link', { name: 'Pricing' }).click();
    else await page.goBack();
    await expect.poll(heading).toContain(way === 'Back' ? about.hero.heading : 'fee');
    const isOpen = () => page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open);
    await expect.poll(isOpen).toBe(false);
    expect(messages).toEqual([]);
  });
});

describe.each([
  ['by day', { viewport: { width: 1280, height: 900 } }],
  ['at night', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
  ['on a phone', { viewport: phone.viewport }],
] as const)('whoever goes by keyboard %s', (_, look) => {
  const { test } = usePage(site, { ...look, reducedMotion: 'reduce', javaScriptEnabled: false });

  test('sees each kind of control change when it has the focus', { timeout: 240_000 }, async ({ page }) => {
    const seen = new Set<string>();
    const unseen: string[] = [];
    for (const path of [
      '/',
      '/services',
      '/services/irs-resolution',
      '/locations/boca-raton',
      '/blog',
      '/pricing?1040=1',
      '/forms',
    ]) {
      await page.goto(site.origin + path);
      await page.keyboard.press('Tab');
      for (const stop of await page.locator(':is(a[href], button, summary, input):not(dialog *)').all()) {
        const kind = await stop.evaluate((one) => {
          const box = one.parentElement?.closest('[class]:not(.actions)');
          return `${one.localName}.${one.className} in ${box?.className}`;
        });
        if (seen.has(kind) || !(await stop.isVisible())) continue;
        seen.add(kind);
        await stop.evaluate((one) => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          one.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
        const before = await sharp(await page.screenshot())
          .raw()
          .toBuffer();
        await stop.focus();
        const after = await sharp(await page.screenshot())
          .raw()
          .toBuffer();
        const { width = 0, height = 0 } = (await stop.boundingBox()) ?? {};
        let changed = 0;
        for (let index = 0; index < after.length; index += 3)
          if (Math.abs((after[index] ?? 0) - (before[index] ?? 0)) > 40) changed++;
        // A ring of a pixel around it.
        if (changed < 2 * (width + height)) unseen.push(`${path}: ${kind}`);
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(unseen).toEqual([]);
  });
});

describe('whether the office is open', () => {
  const { test } = usePage(site, { timezoneId: 'Asia/Tokyo' });
  afterEach(() => void vi.useRealTimers());
  const [before, after] = findClosing('2026-12-01');
  const setServer = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const hour = 3_600_000;
  const said = (page: Page) => page.locator('main .open-now').allTextContents();

  test.for([
    ['is right', 0],
    ['is three hours ahead', 3],
    ['is two days ahead', 48],
    ['is two days behind', -48],
  ] as const)('the server says where the clock of the visitor %s, and again when that changes', async ([_, hours], { page }) => {
    setServer(before);
    await page.clock.install({ time: Date.parse(before) - 90_000 + hours * hour });
    await page.goto(`${site.origin}/contact`);
    await hydrated(page);
    await page.clock.fastForward(60_000);
    await page.waitForTimeout(300);
    expect(await said(page)).toEqual([statusAt(before).text]);
    setServer(after);
    await page.clock.fastForward(60_000);
    await expect.poll(() => said(page)).toEqual([statusAt(after).text]);
  });

  test('is asked for by a page from another day, and not said while nobody knows', async ({ page }) => {
    setServer('2026-11-28T15:00:00Z');
    await page.clock.install({ time: new Date(after) });
    await page.route('**/data/index.json', (route) => route.abort());
    await page.goto(`${site.origin}/contact`);
    setServer(after);
    await expect.poll(() => said(page)).toEqual([]);
    await page.unroute('**/data/index.json');
    await page.clock.fastForward(60_000);
    await expect.poll(() => said(page)).toEqual([statusAt(after).text]);
  });
});
