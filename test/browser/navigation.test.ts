import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, saveData, usePage, useSite } from './browser.ts';

const site = useSite();
const visitor = usePage(site, { viewport: { width: 1280, height: 800 } });

beforeAll(() => saveData(visitor.page));

async function open(path: string): Promise<void> {
  await visitor.page.goto(site.origin + path);
  await hydrated(visitor.page);
  await visitor.page.evaluate(() => Object.assign(window, { same: true }));
}

const inFooter = (name: string) => visitor.page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = () => visitor.page.locator('main h1').textContent();
const isSameDocument = () => visitor.page.evaluate(() => Reflect.get(window, 'same') === true);
const scrolled = () => visitor.page.evaluate(() => window.scrollY);
/**
 * What has the focus, e.g. `H1` when a navigation has ended: React may show the new page a moment before its effects
 * run.
 */
const focused = () => visitor.page.evaluate(() => document.activeElement?.tagName);

/** Resolves when the view transition has ended and the browser has reported where it scrolled to. */
async function settle(): Promise<void> {
  await visitor.page.waitForFunction(() => document.getAnimations().length === 0);
  await visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await visitor.page.waitForTimeout(100);
}

describe('following a link', () => {
  test('shows the new page at its top, in the same document, with focus on its heading and its title announced', async () => {
    await open('/');
    await inFooter('Payroll').click();
    await visitor.page.waitForURL('**/services/payroll-services');
    await expect.poll(heading).not.toContain('Your taxes');
    await expect.poll(focused).toBe('H1');
    expect(await scrolled()).toBe(0);
    expect(await isSameDocument()).toBe(true);
    await expect.poll(() => visitor.page.locator('.header [role=status]').textContent()).toBe(await visitor.page.title());
    expect(await visitor.page.title()).toMatch(/payroll/i);
    expect(await visitor.page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'http://localhost:3000/services/payroll-services',
    );
    expect(await visitor.page.locator('meta[name=description]').count()).toBe(1);
    expect(visitor.messages).toEqual([]);
  });

  test.each([
    ['', /^$/],
    [', also when the styles do not come at first', /styles_all/],
    [', also when the drawings do not come at first', /sprite/],
  ])('brings the drawings and the styles that the page before did not have%s', async (_, lost) => {
    const { page } = visitor;
    await page.route(lost, (route) => route.abort(), { times: 1 });
    await open('/privacy');
    await page.waitForLoadState('networkidle');
    await inFooter('Pricing').click();
    await expect.poll(heading).toContain('fee');
    expect(await isSameDocument()).toBe(true);
    const missing = () =>
      page
        .locator('use')
        .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)));
    expect(await missing()).toEqual([]);
    const columns = () => page.locator('.packages').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '));
    const first = await columns();
    expect(first.length).toBeGreaterThan(1);
    await page.goto(`${site.origin}/pricing`);
    expect(await columns()).toEqual(first);
    expect(await missing()).toEqual([]);
  });

  test('back and forward return the visitor to where they were', async () => {
    await open('/services/irs-resolution');
    await visitor.page.evaluate(() => window.scrollTo(0, 1200));
    await settle();
    await visitor.page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/pricing"]')?.click());
    await visitor.page.waitForURL('**/pricing');
    await expect.poll(heading).toContain('fee');
    await expect.poll(focused).toBe('H1');
    await settle();
    await visitor.page.evaluate(() => window.scrollTo(0, 500));
    await settle();
    await visitor.page.goBack();
    await expect.poll(scrolled).toBe(1200);
    await settle();
    await visitor.page.goForward();
    await expect.poll(heading).toContain('fee');
    await expect.poll(scrolled).toBe(500);
    expect(await isSameDocument()).toBe(true);
  });

  test('in the contents goes there, and back and forward return to where the visitor was', async () => {
    const { page } = visitor;
    await open('/blog/florida-sales-tax-restaurants-guide');
    const follow = (index: number) =>
      page.evaluate((at) => document.querySelectorAll<HTMLElement>('.contents a')[at]?.click(), index);
    const places = [300];
    await page.evaluate(() => window.scrollTo(0, 300));
    await settle();
    for (const index of [1, 3]) {
      await follow(index);
      await settle();
      await page.evaluate(() => window.scrollBy(0, 150));
      await settle();
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
    // The same link again leads to its heading, not to where the visitor has been since.
    await page.evaluate(() => window.scrollTo(0, 300));
    await settle();
    await follow(1);
    await expect.poll(scrolled).toBe((places[1] ?? 0) - 150);
    expect(await focused()).not.toBe('H1');
    expect(await isSameDocument()).toBe(true);
  });

  test('fetches the chunk when the link is pointed at or focused, and then shows the page at once', async () => {
    await open('/');
    const fetched: string[] = [];
    visitor.page.on('request', (request) => fetched.push(request.url()));
    await visitor.page.locator('.header-links a[href="/pricing"]').hover();
    await expect.poll(() => fetched.filter((url) => url.includes('/assets/pricing-')).length).toBe(1);
    await visitor.page.locator('.header-links a[href="/about"]').focus();
    await expect.poll(() => fetched.filter((url) => url.includes('/assets/about-')).length).toBe(1);
    const milliseconds = await visitor.page.evaluate(async () => {
      const started = performance.now();
      document.querySelector<HTMLElement>('.header-links a[href="/pricing"]')?.click();
      while (!document.querySelector('.packages')) await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - started;
    });
    expect(milliseconds).toBeLessThan(400);
    expect(fetched.filter((url) => url.endsWith('.js'))).toHaveLength(2);
  });

  test('keeps the old page until the new one is here', async () => {
    await visitor.page.route('**/about-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await open('/pricing');
    await inFooter('About').click();
    await visitor.page.waitForTimeout(300);
    expect(await visitor.page.locator('.packages').count()).toBe(1);
    await expect.poll(heading).toContain('Three people');
    expect(visitor.messages).toEqual([]);
  });

  test('that is pressed twice while its page is on the way is one step in the history', async () => {
    await visitor.page.route('**/about-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await open('/pricing');
    const before = await visitor.page.evaluate(() => history.length);
    await inFooter('About').dblclick();
    await expect.poll(heading).toContain('Three people');
    await settle();
    expect(await visitor.page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('is given up for the one that is pressed after it', async () => {
    for (const [page, delay] of [
      ['about', 300],
      ['faqs', 600],
    ] as const)
      await visitor.page.route(`**/${page}-*.js`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
    await open('/pricing');
    await inFooter('About').click();
    await inFooter('FAQs').click();
    await visitor.page.waitForURL('**/faqs');
    await visitor.page.goBack();
    await visitor.page.waitForURL('**/pricing');
    expect(await isSameDocument()).toBe(true);
  });

  test('whose chunk is lost asks the server for the page', async () => {
    await visitor.page.route('**/about-*.js', (route) => route.abort());
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(heading).toContain('Three people');
    expect(new URL(visitor.page.url()).pathname).toBe('/about');
    expect(await isSameDocument()).toBe(false);
    // That document tries again and again.
    await visitor.page.goto('about:blank');
  });

  test('asks the server for the page when no server has the list of this release any more', async () => {
    await visitor.page.route('**/pages/*.txt', (route) => route.fulfill({ status: 404 }));
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(heading).toContain('Three people');
    expect(await isSameDocument()).toBe(false);
    expect(visitor.messages.filter((message) => !message.includes('404'))).toEqual([]);
  });

  test('to an unwritten article shows that it does not exist, without fetching anything beforehand', async () => {
    await open('/blog');
    await visitor.page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    visitor.page.on('request', (request) => fetched.push(request.url()));
    const card = visitor.page.locator('a[href="/blog/quickbooks-vs-excel-small-business"]');
    await card.hover();
    await visitor.page.waitForTimeout(100);
    expect(fetched).toEqual([]);
    await card.click();
    await expect.poll(heading).toBe('Blog Post Not Found');
    expect(await visitor.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const warning = 'warning: Page not found: /blog/quickbooks-vs-excel-small-business';
    await expect.poll(() => visitor.messages.filter((message) => !message.includes('404'))).toEqual([warning]);
    // The server has said it: the document is its own.
    expect(await isSameDocument()).toBe(false);
    await visitor.page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect.poll(heading).toContain('Florida tax');
    expect(await visitor.page.locator('meta[name=robots]').count()).toBe(0);
  });
});

describe('the not-found page', () => {
  test('offers what was meant, names the path in the console, and leads home', async () => {
    await visitor.page.goto(`${site.origin}/services/tax-planing`);
    await hydrated(visitor.page);
    expect(await visitor.page.locator('.not-found li').allTextContents()).toContain('Tax planning');
    await expect.poll(() => visitor.messages.includes('warning: Page not found: /services/tax-planing')).toBe(true);
    await visitor.page.getByRole('link', { name: 'Return to Home' }).click();
    await expect.poll(heading).toContain('Your taxes');
  });
});

describe('the skip link', () => {
  test('comes first and leads to the content, without a navigation', async () => {
    await open('/services/irs-resolution');
    await visitor.page.keyboard.press('Tab');
    expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await visitor.page.keyboard.press('Enter');
    expect(new URL(visitor.page.url()).hash).toBe('#main');
    expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
    await visitor.page.keyboard.press('Tab');
    expect(await visitor.page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('comes to a figure with its styles, from a page without', async () => {
    const { page } = visitor;
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'IRS resolution' }).click();
    await page.waitForURL('**/services/irs-resolution');
    const code = page.locator('.ladder-code').first();
    await expect.poll(() => code.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    expect(visitor.messages).toEqual([]);
  });
});

describe('one page fades into the next', () => {
  test.each([
    ['where there are cores for it', 8, 'no-preference', 1],
    ['but not for who wants less motion', 8, 'reduce', 0],
    ['but not where it would keep the visitor waiting', 4, 'no-preference', 0],
  ] as const)('%s', async (_, cores, reducedMotion, count) => {
    const context = await site.browser.newContext({ reducedMotion });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    await page.addInitScript((hardwareConcurrency) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: hardwareConcurrency });
      const start = document.startViewTransition;
      Object.assign(window, { fades: 0 });
      document.startViewTransition = function (this: Document, ...taken: unknown[]) {
        Object.assign(window, { fades: Reflect.get(window, 'fades') + 1 });
        return Reflect.apply(start, this, taken);
      };
    }, cores);
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/pricing"]')?.click());
    await expect.poll(() => page.locator('main h1').textContent()).toContain('fee');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await page.evaluate(() => Reflect.get(window, 'fades'))).toBe(count);
    expect(messages).toEqual([]);
    await context.close();
  });
});

describe('where the processor is slow, the head of a page comes before the rest', () => {
  /** The steps in which the next page comes to a computer with so many cores: its head, or all of it. */
  async function followSteps(cores: number, path: string, leave: (page: Page) => Promise<unknown>): Promise<string[]> {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.addInitScript((hardwareConcurrency) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: hardwareConcurrency });
    }, cores);
    await page.goto(site.origin + path);
    await hydrated(page);
    // Links are followed a moment later.
    await page.waitForLoadState('networkidle');
    await leave(page);
    await page.waitForLoadState('networkidle');
    const steps = await page.evaluate(() => Reflect.get(window, 'steps'));
    await context.close();
    return steps;
  }

  /** From now on, notes of each page that replaces this one whether it is all there. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const steps = new Set<string>();
      const first = document.querySelector('h1')?.textContent;
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === first) return;
        const under = (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
        steps.add(!document.querySelector('.below-head') ? 'all' : under ? 'head' : 'head and footer');
        Object.assign(window, { steps: [...steps] });
      }).observe(document, { subtree: true, childList: true });
    });

  async function press(page: Page, href: string): Promise<void> {
    await watch(page);
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), href);
    await page.locator('main .call-to-action').waitFor();
    await page.waitForFunction(() => 'steps' in window && !document.querySelector('.below-head'));
  }

  test('and the footer stays below the screen', async () => {
    expect(await followSteps(2, '/about', (page) => press(page, '/pricing'))).toEqual(['head', 'all']);
  });

  test.each([
    ['where there are cores enough', 8, '/about', '/pricing'],
    [
      'for a link to a section',
      2,
      '/services/payroll-services',
      '/blog/small-business-tax-mistakes-boca-raton#calling-an-employee-a-contractor',
    ],
  ])('but not %s', async (_, cores, path, href) => {
    expect(await followSteps(cores, path, (page) => press(page, href))).toEqual(['all']);
  });

  test('but not for who goes back', async () => {
    const back = async (page: Page) => {
      await press(page, '/pricing');
      await watch(page);
      await page.goBack();
      await page.locator('.team').waitFor();
    };
    expect(await followSteps(2, '/about', back)).toEqual(['all']);
  });
});
