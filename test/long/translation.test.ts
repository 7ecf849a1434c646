import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated, usePage, useSite } from '../browser/browser.ts';
import { translate } from './translate.ts';

const site = useSite();

/** What the header, the page and the footer say, without whether the office is open. */
const readWords = (page: Page) =>
  page.evaluate(() => {
    const copy = document.importNode(document.body, true);
    for (const part of copy.querySelectorAll(
      '.open-now, [role=status], [aria-live], script, .on-this-page b, .on-this-page small',
    ))
      part.remove();
    return copy.textContent.replace(/\s+/g, ' ').trim();
  });

describe.each(['after it was hydrated', 'before it is hydrated'])('a page that is translated %s', (when) => {
  const isBefore = when.startsWith('before');
  const { test, visitor } = usePage(site, { viewport: { width: 1280, height: 800 } }, async (page) => {
    if (isBefore) await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
  });
  const heading = (words: string) => visitor.page.getByRole('heading', { name: `“${words}”`, exact: true });
  const status = () => visitor.page.locator('main [role=status]').first().textContent();

  async function open(path: string): Promise<void> {
    const { page } = visitor;
    await page.goto(site.origin + path);
    await hydrated(page);
    if (!isBefore) await page.evaluate(translate);
    await page.evaluate(() => Object.assign(window, { same: true }));
  }

  /** Nothing was thrown, and the document is the one that was opened. React has rendered it anew if it was changed before. */
  async function expectWell(messages: string[]): Promise<void> {
    expect(messages.filter((message) => !message.includes('React error #418'))).toEqual([]);
    expect(await visitor.page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
  }

  /** The page says what a document of its own says. */
  async function expectWordsOf(path: string): Promise<void> {
    const { page } = visitor;
    const other = await page.context().newPage();
    await other.goto(site.origin + path);
    await hydrated(other);
    const words = await readWords(other);
    await other.close();
    await expect.poll(async () => (await readWords(page)) === words, { message: path }).toBe(true);
  }

  test('leads on to pages that say what they say, and back', async ({ page, messages }) => {
    const paths = ['/services/sales-tax-services', '/locations/fort-lauderdale', '/pricing', '/deadlines', '/faqs', '/about'];
    await open('/');
    for (const path of paths) {
      await page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"], a[href="${to}"]`)?.click(), path);
      await page.waitForURL(`**${path}`);
      await expectWordsOf(path);
    }
    for (const path of [...paths].reverse().slice(1)) {
      await page.goBack();
      await page.waitForURL(`**${path}`);
    }
    await expectWell(messages);
  });

  test('counts forms, and shows a letter after a letter', async ({ page, messages }) => {
    await open('/forms');
    const all = Number((await status())?.match(/\d+/)?.[0]);
    expect(all).toBeGreaterThan(100);
    const field = page.getByRole('searchbox');
    await field.fill('941');
    await expect.poll(status).toMatch(/^2 of \d+ /);
    for (const letter of ['CP504', 'LT11', 'CP2000']) {
      await field.fill(letter);
      await expect.poll(() => page.locator('.letter h2').textContent()).toBe(letter);
      expect(await page.locator('.letter').textContent()).toContain(letter);
    }
    await field.fill('');
    await expect.poll(status).toMatch(new RegExp(`^${all} `));
    await expectWell(messages);
  });

  test('adds up, names bad numbers, takes presets and copies', async ({ page, messages }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await open('/pricing');
    const totals = () => expect.poll(() => page.locator('.estimate-total dd').allTextContents());
    const books = page.getByRole('checkbox', { name: 'Bookkeeping' });
    for (let again = 0; again < 2; again++) {
      await books.check();
      await totals().toEqual(['$299–$899']);
      await books.uncheck();
      await totals().toEqual([]);
    }
    await page.getByRole('button', { name: 'One more: Individual' }).click();
    await totals().toEqual(['$600']);
    const [first, second] = ['Partnership', 'Trust'].map((name) => page.getByRole('textbox', { name }));
    await first?.fill('x');
    await second?.fill('y');
    await expect.poll(() => page.locator('.estimate-tape .estimate-remark').first().textContent()).toContain('Trust');
    await second?.fill('1');
    await first?.fill('2');
    await totals().toEqual(['$4,650']);
    await page.getByRole('link', { name: 'S corporation and owner' }).click();
    await totals().toEqual(['$1,950', '$99–$299']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const share = page.locator('.estimate-result button').last();
    await share.click();
    await expect.poll(() => share.textContent()).toBe('Link copied');
    await expectWell(messages);
  });

  test('shows the dates of each choice', async ({ page, messages }) => {
    await open('/deadlines');
    const chips = page.locator('.due-chooser li a');
    expect(await chips.count()).toBe(9);
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const before = page.url();
      await chips.nth(index).click();
      await expect.poll(() => page.url()).not.toBe(before);
      await expect.poll(() => chips.nth(index).getAttribute('aria-current')).toBe('true');
    }
    for (const index of [5, 0, 8]) {
      await chips.nth(index).click();
      await expect.poll(() => chips.nth(index).getAttribute('aria-current')).toBeNull();
    }
    await expectWordsOf(page.url().replace(site.origin, ''));
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL('**/deadlines');
    await expect.poll(() => page.locator('.due-chooser [aria-current]').count()).toBe(0);
    await expectWell(messages);
  });

  test('goes from one search to the next', async ({ page, messages }) => {
    await open('/search');
    const examples = await page.locator('.search-examples a').allTextContents();
    for (const words of examples) {
      await page.locator('.search-examples').getByText(words, { exact: true }).click();
      await expect.poll(() => heading(words).count()).toBe(1);
      await page.locator('.header-search').click();
      await expect.poll(() => page.locator('.search-examples').count()).toBe(1);
    }
    // From results to other results.
    await page.evaluate(() => history.go(-1));
    for (const words of [...examples].reverse()) {
      await expect.poll(() => heading(words).count()).toBe(1);
      await expect.poll(() => page.locator('main [role=status]').textContent()).toContain(words);
      if (words !== examples[0]) await page.evaluate(() => history.go(-2));
    }
    await expectWell(messages);
  });
});
