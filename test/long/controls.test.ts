import { describe, expect, test } from 'vitest';
import { hydrated, usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };

describe('the drawer', () => {
  const visitor = usePage(site, phone);

  async function openDrawer() {
    const { page } = visitor;
    await page.goto(`${site.origin}/services/accounting`);
    await hydrated(page);
    await page.locator('.menu-button').click();
    const dialog = page.locator('dialog');
    await expect.poll(() => dialog.evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true);
    return { page, dialog };
  }

  test('holds the links and FAQs, marks the section, and locks the page behind it', async () => {
    const { page, dialog } = await openDrawer();
    const first = ['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing'];
    const links = [...first, 'Deadlines', 'FAQs', 'Forms A to Z', 'Search', 'Contact'];
    expect(await dialog.getByRole('navigation').getByRole('link').allTextContents()).toEqual(links);
    expect(await dialog.locator('[aria-current]').textContent()).toBe('Services');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    const edge = () => page.locator('.drawer-panel').evaluate((panel) => panel.getBoundingClientRect().right);
    await expect.poll(edge).toBe(390);
  });

  test('begins at its close button, and keeps focus inside', async () => {
    const { page } = await openDrawer();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Close');
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
  });

  test.each(['Escape', 'the close button', 'the backdrop'])(
    'is closed by %s, with the focus on its button again',
    async (way) => {
      const { page, dialog } = await openDrawer();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'the backdrop') await page.mouse.click(10, 400);
      else await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect.poll(() => dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('menu-button');
    },
  );
});

describe('the header', () => {
  const visitor = usePage(site);

  test.each([320, 360, 390, 600, 820, 1179])('has brand, city, call and menu in one row at %i px', async (width) => {
    const { page } = visitor;
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
});

describe('the drawer in a narrow window of a desktop browser', () => {
  const visitor = usePage(site, { viewport: { width: 1000, height: 700 } });

  test.each(['a link', 'back'])('is closed by %s on a scrolled page, and the page changes without an error', async (way) => {
    const { page, messages } = visitor;
    const heading = () => page.locator('h1').textContent();
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Payroll' }).click();
    await expect.poll(heading).not.toContain('Three people');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('.menu-button').click();
    if (way === 'a link') await page.locator('dialog').getByRole('link', { name: 'Pricing' }).click();
    else await page.goBack();
    await expect.poll(heading).toContain(way === 'back' ? 'Three people' : 'fee');
    const isOpen = () => page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open);
    await expect.poll(isOpen).toBe(false);
    expect(messages).toEqual([]);
  });
});

describe.each([true, false])('the accordion (JavaScript: %s)', (javaScriptEnabled) => {
  const visitor = usePage(site, { javaScriptEnabled });

  test('has one item open at a time and can be closed', async () => {
    const { page } = visitor;
    await page.goto(`${site.origin}/faqs`);
    if (javaScriptEnabled) await hydrated(page);
    const open = page.locator('details[open]');
    await page.locator('summary').nth(5).click();
    await expect.poll(() => open.locator('p').isVisible()).toBe(true);
    expect(await open.count()).toBe(1);
    await page.locator('summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => open.locator('summary').allTextContents())
      .toEqual([await page.locator('summary').nth(1).textContent()]);
    await page.keyboard.press('Space');
    await expect.poll(() => open.count()).toBe(0);
  });
});

describe('the contact card of tax planning and accounting', () => {
  const visitor = usePage(site);

  test.each(['/services/tax-planning', '/services/accounting'])(
    'opens in place on %s, with phone, email and hours',
    async (path) => {
      const { page } = visitor;
      await page.goto(site.origin + path);
      const card = page.locator('.contact-card').first();
      expect(await card.locator('.contact-card-body').isVisible()).toBe(false);
      await card.locator('summary').press('Enter');
      expect(await card.getByRole('link').count()).toBe(2);
      expect(await card.textContent()).toContain('By appointment');
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );
});

describe('the opening hours', () => {
  const visitor = usePage(site, { timezoneId: 'Asia/Tokyo' });

  test.each([
    ['2026-03-09T13:00:00Z', 'Open until 6:00 PM'],
    ['2026-11-01T17:00:00Z', 'Opens tomorrow at 9:00 AM'],
    ['2026-10-31T19:00:00Z', 'Opens Monday at 9:00 AM'],
  ])('at %s say "%s" wherever the visitor is', async (now, text) => {
    const { page } = visitor;
    await page.clock.setFixedTime(now);
    await page.goto(`${site.origin}/contact`);
    await expect.poll(() => page.locator('.open-now').textContent()).toBe(text);
  });
});

describe('the footer', () => {
  const visitor = usePage(site, { ...phone, javaScriptEnabled: false });

  test('has every page of the menu, for who has neither JavaScript nor a browser that opens it', async () => {
    const { page } = visitor;
    await page.goto(`${site.origin}/services/payroll-services#site-map`);
    for (const name of ['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing', 'FAQs', 'Contact'])
      expect(await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    expect(await page.locator('h1').textContent()).toContain('Answers before you call');
  });
});
