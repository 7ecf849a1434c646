import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { hydrated, usePage, useSite } from '../browser/browser.ts';
import { statusAt } from '../office.ts';

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

describe('the opening hours', () => {
  const { test } = usePage(site, { timezoneId: 'Asia/Tokyo' });

  test.for(['2026-03-09T13:00:00Z', '2026-11-01T17:00:00Z'])(
    'at %s say what holds at the office, wherever the visitor is',
    async (now, { page }) => {
      await page.clock.setFixedTime(now);
      await page.goto(`${site.origin}/contact`);
      await expect.poll(() => page.locator('main .open-now').textContent()).toBe(statusAt(now).text);
    },
  );
});
