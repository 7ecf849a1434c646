import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { firm } from '../../content/firm.ts';
import { about } from '../../content/pages/about.ts';
import { findViolations } from './axe.ts';
import { holdScript, hydrated, usePage, useSite } from './browser.ts';

const site = useSite();
const full = '?1040=20&1065=20&1120s=20&1120=20&1041=x&c=20&state=21&rental=2&books=1&payroll=1&sales=1';

/** What a visitor has of the estimate on a page. */
function useEstimate(visitor: { page: Page }) {
  const open = async (query = '') => {
    await visitor.page.goto(`${site.origin}/pricing${query}`);
    await hydrated(visitor.page);
  };
  const field = (name: string) => visitor.page.getByRole('textbox', { name });
  return {
    open,
    field,
    box: (name: string) => visitor.page.getByRole('checkbox', { name }),
    link: (name: string) => visitor.page.getByRole('link', { name }),
    inFooter: (name: string) => visitor.page.getByRole('contentinfo').getByRole('link', { name }),
    value: (name: string) => expect.poll(() => field(name).inputValue()),
    totals: () => expect.poll(() => visitor.page.locator('.estimate-total dd').allTextContents()),
    address: () => expect.poll(() => visitor.page.url().replace(site.origin, '')),
    focused: () => expect.poll(() => visitor.page.evaluate(() => document.activeElement?.textContent)),
  };
}

describe('the estimate', () => {
  const { test, visitor } = usePage(site);
  const { open, field, box, link, inFooter, value, totals, address, focused } = useEstimate(visitor);

  test('sums while somebody types, keeps the address to it, and says the totals', async ({ page, messages }) => {
    await open();
    const entries = await page.evaluate(() => window.history.length);
    await field('Individual').fill('2');
    await field('State return').pressSequentially('1');
    await box('Bookkeeping').check();
    await totals().toEqual(['$1,550', '$299–$899']);
    await address().toBe('/pricing?1040=2&state=1&books=1');
    const said = page.locator('.estimate-result [aria-live]');
    await expect.poll(() => said.textContent()).toBe('From $1,550. Per month $299 to $899.');
    await box('Bookkeeping').uncheck();
    await field('Individual').fill('');
    await field('State return').fill('0');
    await totals().toEqual([]);
    await address().toBe('/pricing');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    expect(messages).toEqual([]);
  });

  test('counts by a thumb beside each field, from nothing to twenty', async ({ page }) => {
    await open('?c=20');
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press('One more: Individual');
    await press('One more: Individual');
    await value('Individual').toBe('2');
    await totals().toEqual(['$17,700']);
    await press('One more: Schedule C');
    await value('Schedule C').toBe('20');
    await press('One fewer: Individual');
    await press('One fewer: Individual');
    await press('One fewer: Individual');
    await value('Individual').toBe('');
    await address().toBe('/pricing?c=20');
  });

  test('keeps a bad number as typed, names it beside the field, and forgets that when it is right', async ({ page }) => {
    await open('?1040=1');
    const partnership = field('Partnership');
    const isBad = () => expect.poll(() => partnership.getAttribute('aria-invalid'));
    await partnership.pressSequentially('1.5');
    await isBad().toBe('true');
    await value('Partnership').toBe('1.5');
    const [error = ''] = (await partnership.getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(await page.locator(`#${error}`).textContent()).toBe('Use a whole number from 0 to 20.');
    await totals().toEqual(['$600']);
    await page.getByRole('button', { name: 'Add it up' }).click();
    await expect.poll(() => partnership.evaluate((element) => element === document.activeElement)).toBe(true);
    await partnership.fill('1');
    await isBad().toBeNull();
    await totals().toEqual(['$2,100']);
  });

  test('is filled in by a preset and emptied by Clear, in place', async () => {
    await open();
    await field('Trust').fill('7');
    await link('S corporation and owner').click();
    await value('Trust').toBe('');
    await value('S corporation').toBe('1');
    await address().toBe('/pricing?1040=1&1120s=1&payroll=1');
    await focused().toBe('S corporation and owner');
    await link('Clear').click();
    await value('S corporation').toBe('');
    await address().toBe('/pricing');
  });

  test('is each entry’s own in the history, there again after Back, and gone from a page anew', async ({ page, messages }) => {
    await open('?1040=1');
    await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
    await page.waitForSelector('h1:focus');
    await field('Individual').fill('3');
    await inFooter('About').click();
    await page.waitForFunction(() => document.title.startsWith('About'));
    await page.goBack();
    await totals().toEqual(['$1,800']);
    await value('Individual').toBe('3');
    await page.goBack();
    await totals().toEqual(['$600']);
    await value('Individual').toBe('1');
    await address().toBe('/pricing?1040=1');
    await inFooter('Pricing').click();
    await totals().toEqual([]);
    await value('Individual').toBe('');
    expect(messages).toEqual([]);
  });

  test('shows on a phone what a preset comes to, and hands out its whole address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().grantPermissions(['clipboard-write']);
    await open();
    await page.locator('.estimate-presets a').first().click();
    await totals().not.toEqual([]);
    const tape = await page.locator('.estimate-tape').boundingBox();
    expect(tape?.y).toBeGreaterThan(0);
    expect((tape?.y ?? 0) + 150).toBeLessThan(844);
    await page.getByRole('button', { name: 'Share or copy' }).click();
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Link copied' }).count()).toBe(1);
    await page.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus());
    await page.keyboard.press('Control+V');
    expect(await page.locator('textarea').inputValue()).toBe(`${page.url()}#estimated`);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('leaves alone the address of a page that is on its way', async ({ page }) => {
    let release: () => unknown = () => undefined;
    await page.route('**/data/about.json', (route) => {
      release = () => route.continue();
    });
    await open();
    await inFooter('About').click();
    await field('Individual').fill('2');
    await totals().toEqual(['$1,200']);
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect.poll(() => page.locator('h1').textContent()).toContain(about.hero.heading);
    await address().toBe('/about');
  });

  test('adds what was typed before its scripts were here', async ({ page, messages }) => {
    const release = await holdScript(page);
    await page.goto(`${site.origin}/pricing`, { waitUntil: 'commit' });
    await field('Individual').fill('2');
    await box('Payroll').check();
    release();
    await totals().toEqual(['$1,200', '$99–$299']);
    await value('Individual').toBe('2');
    await address().toBe('/pricing?1040=2&payroll=1');
    expect(messages).toEqual([]);
  });

  test('needs no mouse', async () => {
    await open();
    const { page } = visitor;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await link('Side business').focus();
    await press('Enter', 'Tab', 'Tab', 'Tab', '2', ...Array<string>(8).fill('Tab'), 'Space');
    await address().toBe('/pricing?1040=2&c=1&books=1');
    await press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('estimate-tape');
    await press('Tab');
    await focused().toBe('Call the office');
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await press('Tab');
    const mail = await page.locator(':focus').getAttribute('href');
    const lines = decodeURIComponent(mail ?? '')
      .split('body=')[1]
      ?.split('\r\n');
    expect(lines).toEqual([
      '2 x Individual return: $1,200',
      '1 x Schedule C: $825',
      '1 x Bookkeeping: $299 to $899',
      'From $2,025',
      'Per month $299 to $899',
      expect.stringMatching(/^http.*\/pricing\?1040=2&c=1&books=1#estimated$/),
    ]);
    await press('Tab', 'Enter');
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('');
  });

  test.for(['?1040=1&c=1&state=1&books=1&sales=1', full])('has no accessibility violation: %s', async (query, { page }) => {
    await open(query);
    expect(await findViolations(page)).toEqual([]);
  });

  test('is printed on one sheet, with the tape, what is not included, and the phone', async ({ page }) => {
    await open(full.replace('21', '20'));
    for (const format of ['Letter', 'A4']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets?.length, format).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    await page.emulateMedia({ media: null });
    for (const words of ['$123,500', 'Not included', firm.phone]) expect(text).toContain(words);
    expect(text).not.toMatch(/Start from|Add it up|Most popular/);
  });
});

describe.each([true, false])('the estimate on a small telephone (JavaScript: %s)', (javaScriptEnabled) => {
  const { test, visitor } = usePage(site, { viewport: { width: 320, height: 640 }, javaScriptEnabled });
  const { field, box, link, value, totals } = useEstimate(visitor);

  test('adds up with its button, shows the tape, and starts from a preset that gives its address to send', async ({ page }) => {
    await page.goto(`${site.origin}/pricing`);
    if (javaScriptEnabled) await hydrated(page);
    await field('Individual').fill('1');
    await field('Schedule C').fill('"><b>');
    await box('Sales tax returns').check();
    await page.getByRole('button', { name: 'Add it up' }).click();
    await page.waitForURL('**/pricing?**');
    await totals().toEqual(['$600', '$100']);
    await value('Schedule C').toBe('"><b>');
    expect(await field('Schedule C').getAttribute('aria-invalid')).toBe('true');
    expect(await field('Schedule C').getAttribute('aria-describedby')).toBe('error-c price-c');
    expect(await page.locator('#error-c').textContent()).toBe('Use a whole number from 0 to 20.');
    expect(await page.locator('.estimate .scripted').first().isVisible()).toBe(javaScriptEnabled);
    await link('Family trust').click();
    await totals().toEqual(['$1,650']);
    const sent = page.locator('.estimate-address a');
    expect(await sent.getAttribute('href')).toBe('/pricing?1040=1&1041=1#estimated');
  });
});

describe('the browser of an app', () => {
  const { test } = usePage(site, {}, (page) =>
    page.addInitScript(() => {
      for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
      Object.defineProperty(window, 'print', { value: undefined });
    }),
  );

  test.for(['/pricing?1040=1', '/deadlines'])(
    'is offered no print on %s, and the address in place of a copy',
    async (path, { page }) => {
      await page.goto(site.origin + path);
      await hydrated(page);
      await expect.poll(() => page.getByRole('button', { name: 'Print' }).count()).toBe(0);
      if (path === '/deadlines') return;
      await page.getByRole('button', { name: 'Share or copy' }).click();
      await expect.poll(() => page.locator('.estimate-address a:focus').count()).toBe(1);
    },
  );
});
