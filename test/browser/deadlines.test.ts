import { describe, expect } from 'vitest';
import { hydrated, usePage, useSite } from './browser.ts';

const site = useSite();

describe('choosing whose dates to see', () => {
  const { test, visitor } = usePage(site, { viewport: { width: 390, height: 800 }, timezoneId: 'Asia/Tokyo' });
  const chips = () => visitor.page.locator('.due-chooser li .button');
  const chip = (name: string) => chips().filter({ hasText: name });
  const places = () => chips().evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));

  test('adds and takes away without a load, and keeps the place and the focus', async ({ page, messages }) => {
    await page.goto(site.origin);
    await hydrated(page);
    await page.getByRole('link', { name: 'My dates' }).click();
    await page.waitForURL('**/deadlines#choose');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('choose');
    await page.goto(`${site.origin}/deadlines`);
    await hydrated(page);
    expect(await page.locator('.actions .scripted').isVisible()).toBe(true);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await chip('Employer').focus();
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/deadlines?who=employer');
    await expect.poll(() => chip('Employer').getAttribute('aria-current')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.className]))
      .toEqual([150, 'button button-filled']);
    const before = await places();
    await chip('Individual').click();
    await page.waitForURL('**/deadlines?who=individual&who=employer');
    await expect.poll(() => page.getByRole('link', { name: 'Show all' }).isVisible()).toBe(true);
    expect(await places()).toEqual(before);
    await expect.poll(() => page.locator('.due-chooser-next').textContent()).toMatch(/See your dates$/);
    expect(await page.locator('.due-next h2').textContent()).toMatch(/^\w+day, \w+ \d+$/);
    await expect.poll(() => chip('Individual').getAttribute('aria-current')).toBe('true');
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
    expect(await chip('Employer').getAttribute('aria-current')).toBe('true');
    expect(await page.locator('.due-ledger').textContent()).not.toContain('Form DR-15');
    expect(await page.getByRole('link', { name: 'Change my choice' }).getAttribute('href')).toBe('#choose');
    await page.goBack();
    await page.waitForURL('**/deadlines?who=employer');
    await expect.poll(() => chip('Individual').getAttribute('aria-current')).toBeNull();
    expect(messages).toEqual([]);
  });

  test.for([
    ['who=employer', 2],
    ['who=individual&who=s-corporation&who=employer', 4],
  ] as const)('goes on paper for who was chosen: %s, on %i sheets', async ([query, sheets], { page }) => {
    await page.goto(`${site.origin}/deadlines?${query}`);
    const pdf = String(await page.pdf({ format: 'Letter' }));
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, query).toBe(sheets);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.due-ledger-printed').isVisible()).toBe(true);
    expect(await page.locator('.due-chooser').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });
});

describe('without JavaScript', () => {
  const { test } = usePage(site, { viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

  test('each choice is a page, and what needs a script is not there', async ({ page }) => {
    await page.goto(`${site.origin}/deadlines`);
    await page.locator('.due-chooser .button', { hasText: 'Nonprofit' }).click();
    await page.waitForURL('**/deadlines?who=nonprofit');
    expect(await page.locator('.due-ledger').textContent()).toContain('Form 990');
    const month = page.locator('details.due-ledger-month').last();
    expect(await page.locator('details.due-ledger-month[open]').count()).toBe(3);
    expect(await month.locator('tr').last().isVisible()).toBe(false);
    await month.locator('summary').click();
    expect(await month.locator('tr').last().isVisible()).toBe(true);
    expect(await page.locator('.actions .scripted').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL('**/deadlines');
  });
});
