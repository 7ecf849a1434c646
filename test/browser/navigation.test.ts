import { describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { holdScript, hydrated, usePage } from './browser.ts';
import { useNavigation } from './use-navigation.ts';

const { site, test, documents, data, open, settle, scrollTo, inFooter, heading, path, scrolled, press, focused, delay } =
  useNavigation();

describe('following a link', () => {
  test('shows its page at the top, in the same document, heading focused and title said', async ({ page, messages }) => {
    await open('/');
    await inFooter('Payroll').click();
    await expect.poll(path).toBe('/services/payroll-services');
    await expect.poll(heading).not.toContain('Your taxes');
    await expect.poll(focused).toBe('H1');
    await expect.poll(scrolled).toBe(0);
    await expect.poll(() => page.locator('.header [aria-live]').textContent()).toBe(await page.title());
    expect(await page.title()).toMatch(/payroll/i);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/services\/payroll-services$/);
    expect(await page.locator('meta[property="og:image:alt"]').getAttribute('content')).toMatch(/^Staff paid on Friday/);
    for (const name of ['meta[name=description]', 'meta[property="og:image:alt"]', 'link[rel=canonical]', 'title', 'h1'])
      expect(await page.locator(name).count(), name).toBe(1);
    // The graph of the page before.
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    expect([documents, data, messages]).toEqual([[], ['/data/services/payroll-services.json'], []]);
  });

  test.for([false, true])('back and forward return to where the visitor was (over a reload: %s)', async (reloaded, { page }) => {
    await open('/services/irs-resolution');
    await scrollTo(1200);
    await press('/pricing');
    await expect.poll(focused).toBe('H1');
    await settle();
    await scrollTo(500);
    if (reloaded) {
      await page.reload();
      await hydrated(page);
      await expect.poll(scrolled).toBe(500);
      documents.length = 0;
    }
    await page.goBack();
    await expect.poll(heading).not.toContain('fee');
    await expect.poll(scrolled).toBe(1200);
    await settle();
    await page.goForward();
    await expect.poll(heading).toContain('fee');
    await expect.poll(scrolled).toBe(500);
    expect(documents).toEqual([]);
  });

  test('and going back before the app is here again leads back', async ({ page, messages }) => {
    await open('/pricing');
    await press('/about');
    await expect.poll(heading).toContain(about.hero.heading);
    const release = await holdScript(page);
    await page.reload();
    await page.goBack();
    release();
    await expect.poll(heading).toContain('fee');
    await hydrated(page);
    await page.goForward();
    await expect.poll(heading).toContain(about.hero.heading);
    expect([path(), messages]).toEqual(['/about', []]);
  });

  test('in the contents goes there, and back and forward return to where the visitor was', async ({ page }) => {
    await open('/blog/florida-sales-tax-restaurants-guide');
    const follow = (index: number) =>
      page.evaluate((at) => document.querySelectorAll<HTMLElement>('.contents a')[at]?.click(), index);
    const places = [300];
    await scrollTo(300);
    for (const index of [1, 3]) {
      await follow(index);
      await settle();
      await scrollTo((await scrolled()) + 150);
      places.push(await scrolled());
    }
    expect(new Set(places).size).toBe(3);
    for (const place of [places[1], places[0]]) {
      await page.goBack();
      await expect.poll(scrolled).toBe(place);
      await settle();
    }
    for (const place of places.slice(1)) {
      await page.goForward();
      await expect.poll(scrolled).toBe(place);
      await settle();
    }
    // The same link again leads to its heading, not to where the visitor has been since, and is no step of its own.
    await scrollTo(300);
    await follow(3);
    await expect.poll(scrolled).toBe((places[2] ?? 0) - 150);
    await settle();
    await page.goBack();
    await expect.poll(scrolled).toBe(places[1]);
    expect(await focused()).not.toBe('H1');
    expect([documents, data]).toEqual([[], []]);
  });

  test('to a line of the forms shows which one, as a document of its own does, and focuses it', async ({ page }) => {
    await open('/search?q=cp2000');
    await page.locator('main a[href="/forms#cp2000"]').first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cp2000');
    expect([path(), documents]).toEqual(['/forms', []]);
    const lines = ['#cp2000', '.forms li:not(#cp2000)'].map((line) => page.locator(line).first());
    const look = () => Promise.all(lines.map((line) => line.evaluate((one) => getComputedStyle(one).backgroundColor)));
    const [routed, plain] = await look();
    expect.soft(routed).not.toBe(plain);
    await page.reload();
    await expect.poll(look).toEqual([routed, plain]);
  });

  test.for(['.footer', 'main'])('in %s twice before its page is here is one step in the history', async (part, { page }) => {
    await delay('contact', 400);
    await open('/pricing');
    const before = await page.evaluate(() => history.length);
    await page.locator(`${part} a[href="/contact"]`).first().dblclick();
    await expect.poll(heading).not.toContain('fee');
    await settle();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    expect(data).toEqual(['/data/contact.json']);
  });

  test('is given up for the one that is pressed after it, which is said to be coming', async ({ page }) => {
    await delay('about', 300);
    await delay('faqs', 600);
    await open('/pricing');
    const shown = [await heading()];
    const sign = page.waitForSelector('.header-coming');
    await inFooter('About').click();
    await inFooter('FAQs').click();
    await sign;
    await expect.poll(async () => shown.push(await heading()) && shown.at(-1)).toContain('Answers before you call');
    expect(new Set(shown).size).toBe(2);
    await page.goBack();
    await page.goBack();
    await expect.poll(heading).toContain('fee');
    expect([path(), documents]).toEqual(['/pricing', []]);
  });

  test.for(['Control', 'Shift'] as const)('with %s held opens a page of its own and leaves this one', async (key, { page }) => {
    await open('/pricing');
    const click = inFooter('About').click({ modifiers: [key] });
    const [other] = await Promise.all([page.context().waitForEvent('page'), click]);
    await other.waitForURL('**/about');
    await other.close();
    expect([page.url(), await heading()]).toEqual([`${site.origin}/pricing`, expect.stringContaining('fee')]);
  });

  test('to an unwritten article shows that it does not exist, and that it came from the server', async ({ page, messages }) => {
    await open('/blog');
    await page.locator('a[href="/blog/quickbooks-vs-excel-small-business"]').click();
    await expect.poll(heading).toBe('Blog Post Not Found');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const warning = 'warning: Page not found: /blog/quickbooks-vs-excel-small-business';
    await expect.poll(() => messages.filter((message) => !message.includes('404'))).toEqual([warning]);
    expect(documents).toEqual(['/blog/quickbooks-vs-excel-small-business']);
    await expect.poll(scrolled).toBe(0);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect.poll(heading).toContain('Florida tax');
    await expect.poll(() => page.locator('meta[name=robots][content=noindex]').count()).toBe(0);
  });
});

describe.each([
  ['takes what counts visitors out of it', `history.replaceState(null, '', location.pathname)`],
  ['writes another number into it each time', `history.replaceState(null, '', location.pathname + '?v=' + Math.random())`],
  ['has the page under one of its own', `performance.getEntriesByType = () => [{ name: 'https://archive.example/web/about' }]`],
])('where an extension or an archive changes the address, and %s', (_, change) => {
  const loaded: string[] = [];
  const { test } = usePage(site, {}, async (page) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${change} })`);
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) loaded.push(new URL(asked.url()).pathname);
    });
  });

  test('a document is loaded once', async ({ page, messages }) => {
    await page.goto(`${site.origin}/about?utm_source=x`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('fee');
    expect([loaded, messages]).toEqual([['/about'], []]);
  });

  test('and once again if its script fails after the address has changed', async ({ page, messages }) => {
    loaded.length = 0;
    await page.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (text: string) => {
        const value = parse(text);
        if (value?.kind !== 'pricing') return value;
        history.replaceState(null, '', `/pricing?v=${Math.random()}`);
        return { ...value, data: {} };
      };
    });
    await page.goto(`${site.origin}/pricing`);
    await expect.poll(() => [loaded.length, messages.join()]).toEqual([2, expect.stringContaining('/pricing failed')]);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual(['/pricing', '/pricing']);
  });
});

describe('the not-found page', () => {
  test('offers what was meant, names the path in the console, and leads home', async ({ page, messages }) => {
    await page.goto(`${site.origin}/services/tax-planing`);
    await hydrated(page);
    expect(await page.locator('.not-found li').allTextContents()).toContain('Tax planning');
    await expect.poll(() => messages.includes('warning: Page not found: /services/tax-planing')).toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect.poll(heading).toContain('Your taxes');
  });
});

describe('the skip link', () => {
  test('comes first and leads to the heading, past the breadcrumbs, without a navigation, and the focus can be seen there', async ({
    page,
  }) => {
    await open('/deadlines?who=employer');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${site.origin}/deadlines?who=employer#main`);
    await expect.poll(focused).toBe('H1');
    await page.keyboard.press('Tab');
    const next = page.locator('main :focus');
    expect(await next.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    expect(documents).toEqual([]);
  });
});
