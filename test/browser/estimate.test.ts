import { describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { findViolations } from './axe.ts';
import { hydrated, usePage, useSite } from './browser.ts';

const site = useSite();

/** What a visitor has of the estimate on a page. */
function useEstimate(visitor: ReturnType<typeof usePage>) {
  const open = async (query = '', isHydrated = true) => {
    await visitor.page.goto(`${site.origin}/pricing${query}`);
    if (isHydrated) await hydrated(visitor.page);
  };
  const field = (name: string) => visitor.page.getByRole('textbox', { name });
  const box = (name: string) => visitor.page.getByRole('checkbox', { name });
  const totals = () => visitor.page.locator('.estimate-total dd').allTextContents();
  const address = () => {
    const { pathname, search } = new URL(visitor.page.url());
    return pathname + search;
  };
  return { open, field, box, totals, address };
}

describe('the estimate', () => {
  const visitor = usePage(site);
  const { open, field, box, totals, address } = useEstimate(visitor);

  test('sums while somebody types, keeps the address to it, and says the totals', async () => {
    await open();
    const entries = await visitor.page.evaluate(() => window.history.length);
    await field('Individual').fill('2');
    await field('State return').pressSequentially('1');
    await box('Bookkeeping').check();
    await expect.poll(totals).toEqual(['$1,550', '$299–$899']);
    await expect.poll(address).toBe('/pricing?1040=2&state=1&books=1');
    expect(await visitor.page.locator('.estimate-result [aria-live]').textContent()).toBe('From $1,550. Per month $299 to $899.');
    await box('Bookkeeping').uncheck();
    await field('Individual').fill('');
    await field('State return').fill('0');
    await expect.poll(totals).toEqual([]);
    await expect.poll(address).toBe('/pricing');
    expect(await visitor.page.evaluate(() => window.history.length)).toBe(entries);
    expect(visitor.messages).toEqual([]);
  });

  test('is what its address says, to whom it has been sent', async () => {
    await open('?1120s=1&payroll=1#estimate');
    expect(await field('S corporation').inputValue()).toBe('1');
    expect(await box('Payroll').isChecked()).toBe(true);
    await expect.poll(totals).toEqual(['$1,350', '$99–$299']);
    expect(visitor.messages).toEqual([]);
  });

  test('keeps a bad number as typed, names it beside the field, and forgets that when it is right', async () => {
    await open('?1040=1');
    const partnership = field('Partnership');
    await partnership.pressSequentially('1.5');
    expect(await partnership.inputValue()).toBe('1.5');
    expect(await partnership.getAttribute('aria-invalid')).toBe('true');
    const [error = ''] = (await partnership.getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(await visitor.page.locator(`#${error}`).textContent()).toBe('Use a whole number from 0 to 20.');
    await expect.poll(totals).toEqual(['$600']);
    await visitor.page.getByRole('button', { name: 'Add it up' }).click();
    expect(await partnership.evaluate((element) => element === document.activeElement)).toBe(true);
    await partnership.fill('1');
    expect(await partnership.getAttribute('aria-invalid')).toBeNull();
    await expect.poll(totals).toEqual(['$2,100']);
  });

  test('is filled in by a preset and emptied by Clear, in place', async () => {
    await open();
    await field('Trust').fill('7');
    await visitor.page.getByRole('link', { name: 'S corporation and owner' }).click();
    expect(await field('Trust').inputValue()).toBe('');
    expect(await field('S corporation').inputValue()).toBe('1');
    await expect.poll(address).toBe('/pricing?1040=1&1120s=1&payroll=1');
    expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe('S corporation and owner');
    await visitor.page.getByRole('link', { name: 'Clear' }).click();
    expect(await field('S corporation').inputValue()).toBe('');
    await expect.poll(address).toBe('/pricing');
  });

  test('is there again after Back, and gone from the page that a link leads to', async () => {
    await open();
    await field('Individual').fill('3');
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await visitor.page.waitForURL('**/about');
    await visitor.page.goBack();
    await expect.poll(totals).toEqual(['$1,800']);
    expect(await field('Individual').inputValue()).toBe('3');
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(totals).toEqual([]);
    expect(await field('Individual').inputValue()).toBe('');
    expect(visitor.messages).toEqual([]);
  });

  test('shows on a phone what a preset comes to, and hands out its whole address', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().grantPermissions(['clipboard-write']);
    await open();
    await page.locator('.estimate-presets a').first().click();
    await expect.poll(() => totals().then(({ length }) => length)).toBeGreaterThan(0);
    const box = await page.locator('.estimate-tape').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + 150).toBeLessThan(844);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Address copied' }).count()).toBe(1);
    await page.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus());
    await page.keyboard.press('Control+V');
    expect(await page.locator('textarea').inputValue()).toBe(`${site.origin}${address()}#estimate`);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('is each entry’s own in the history of one page', async () => {
    await open('?1040=1');
    await visitor.page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
    await field('Individual').fill('2');
    await visitor.page.goBack();
    await expect.poll(totals).toEqual(['$600']);
    expect(await field('Individual').inputValue()).toBe('1');
    await expect.poll(address).toBe('/pricing?1040=1');
  });

  test('leaves alone the address of a page that is on its way', async () => {
    await visitor.page.route('**/data/about.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await open();
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await field('Individual').fill('2');
    await expect.poll(totals).toEqual(['$1,200']);
    expect(new URL(visitor.page.url()).search).toBe('');
    await expect.poll(() => visitor.page.locator('h1').textContent()).toContain('Three people');
    expect(address()).toBe('/about');
  });

  test('adds what was typed before its scripts were here', async () => {
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await visitor.page.goto(`${site.origin}/pricing`, { waitUntil: 'commit' });
    await field('Individual').fill('2');
    await box('Payroll').check();
    release();
    await hydrated(visitor.page);
    await expect.poll(totals).toEqual(['$1,200', '$99–$299']);
    expect(await field('Individual').inputValue()).toBe('2');
    await expect.poll(address).toBe('/pricing?1040=2&payroll=1');
    expect(visitor.messages).toEqual([]);
  });

  test('needs no mouse', async () => {
    await open();
    const { page } = visitor;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('link', { name: 'Side business' }).focus();
    await press('Enter', 'Tab', 'Tab', 'Tab', '2', ...Array<string>(9).fill('Tab'), 'Space');
    await expect.poll(address).toBe('/pricing?1040=2&c=1&books=1');
    await press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('estimate-tape');
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Call about this');
    await press('Tab');
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await press('Enter');
    expect(await page.locator('body').getAttribute('data-printed')).toBe('');
  });

  test.each(['', '?1040=1&c=1&state=1&books=1&sales=1', '?1040=x&c=20&state=21&books=1&payroll=1'])(
    'has no accessibility violation: %s',
    async (query) => {
      await open(query);
      expect(await findViolations(visitor.page)).toEqual([]);
    },
  );

  test('is printed on one sheet, with the tape, what is not included, and the phone', async () => {
    await open('?1040=20&1065=20&1120s=20&1120=20&1041=x&c=20&state=20&books=1&payroll=1&sales=1');
    for (const format of ['Letter', 'A4']) {
      const sheets = (await visitor.page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets?.length, format).toBe(1);
    }
    await visitor.page.emulateMedia({ media: 'print' });
    const text = await visitor.page.locator('body').innerText();
    await visitor.page.emulateMedia({ media: null });
    for (const words of ['$123,500', 'Not included', firm.phone]) expect(text).toContain(words);
    expect(text).not.toMatch(/Start from|Add it up|Most popular/);
  });
});

describe.each([true, false])('the estimate on a small telephone (JavaScript: %s)', (javaScriptEnabled) => {
  const visitor = usePage(site, { viewport: { width: 320, height: 640 }, javaScriptEnabled });
  const { open, field, box, totals } = useEstimate(visitor);

  test('adds up with its button, and shows the tape', async () => {
    await open('', javaScriptEnabled);
    await field('Individual').fill('1');
    await field('Schedule C').fill('abc');
    await box('Sales tax returns').check();
    await visitor.page.getByRole('button', { name: 'Add it up' }).click();
    await visitor.page.waitForURL('**/pricing?**');
    await expect.poll(totals).toEqual(['$600', '$100']);
    expect(await field('Schedule C').inputValue()).toBe('abc');
    expect(await field('Schedule C').getAttribute('aria-invalid')).toBe('true');
    expect(await visitor.page.locator('.estimate .scripted').first().isVisible()).toBe(javaScriptEnabled);
  });

  test('fits, with the longest figures and remarks', async () => {
    await open('?1040=20&1065=20&1120s=20&1120=20&1041=20&c=abc&state=-1&books=1&payroll=1&sales=1', javaScriptEnabled);
    const { width = 0, x = 0 } = (await visitor.page.locator('.estimate-tape').boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
    for (const part of await visitor.page.locator('#estimate :is(input, dd, dt, .button, p, a, span)').all()) {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });

  test('starts from a preset, and gives its address to send', async () => {
    await open('', javaScriptEnabled);
    await visitor.page.getByRole('link', { name: 'Family trust' }).click();
    await expect.poll(totals).toEqual(['$1,650']);
    const link = visitor.page.locator('.estimate-address a');
    expect(await link.getAttribute('href')).toBe('/pricing?1040=1&1041=1#estimate');
  });
});
