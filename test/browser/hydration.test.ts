import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { samples } from '../tour/tour.ts';
import { holdScript, hydrated, isOfOthers, usePage, useSite } from './browser.ts';

const site = useSite();
const { test, visitor } = usePage(site);
const paths = [
  ...samples,
  ...['/deadlines?who=employer', '/contact?about=letter', '/pricing?1040=1&utm_source=x', '/About', '/forms#cp2000'],
];
const unknown = ['/nope/"%20<b>', '/blog/nope'];

/** Opens a path with its script held back until the page is seen, then lets it come, and returns what it changed. */
async function changesOnHydration(page: Page, path: string): Promise<string[]> {
  const release = await holdScript(page);
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await page.waitForSelector('#site-data', { state: 'attached' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(async () => {
    // The fonts may come after the first paint and lines break anew: test/long/first-visit.test.ts says by how much.
    await document.fonts.ready;
    const changes: string[] = [];
    Object.assign(window, { changes, painted: document.documentElement.scrollHeight });
    const root = document.getElementById('site-root');
    const observer = new MutationObserver((records) => {
      const seen = new Set<string>();
      for (const { type, target, attributeName, oldValue } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        // React sets what a field has once more, by way of the empty text: what counts is from what to what.
        const name = `${attributeName} ${element?.id}`;
        const isAgain = element instanceof HTMLInputElement && attributeName && seen.has(name);
        seen.add(name);
        if (isAgain || (attributeName && element?.getAttribute(attributeName) === oldValue)) continue;
        // At which letter the page stands is found after hydration, on purpose.
        if (!element?.closest('.forms-letters'))
          changes.push(`${type} ${attributeName ?? ''} of ${element?.nodeName}.${element?.getAttribute('class')}`);
      }
    });
    if (root)
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true });
  });
  release();
  // A sign of intent: the script does not wait for the browser to be idle.
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await hydrated(page);
  // To what effects change.
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const longer = document.documentElement.scrollHeight - Reflect.get(window, 'painted');
    return [...Reflect.get(window, 'changes'), ...(longer === 0 ? [] : [`length by ${longer} px`])];
  });
}

describe('hydration', () => {
  const strangers: string[] = [];
  beforeAll(() => {
    visitor.page.on('request', (asked) => {
      if (!asked.url().startsWith(site.origin) && !isOfOthers(asked.url())) strangers.push(asked.url());
    });
  });

  // On a phone and on a desk in turn.
  const visits = [...paths, ...unknown].map((path, index) => [path, index % 2 ? 1280 : 390] as const);

  test.for(visits)('of %s at %i px changes nothing and says nothing', async ([path, width], { page, messages }) => {
    await page.setViewportSize({ width, height: 844 });
    expect(await changesOnHydration(page, path)).toEqual([]);
    const expected = unknown.includes(path) ? [/404/, /^warning: Page not found: /] : [];
    expect(messages).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  test('leaves no cookie and nothing stored but the places where one was, and asks no other host for anything', async ({
    page,
  }) => {
    expect(strangers).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForFunction(() => sessionStorage.length > 0);
    const kept = await page.evaluate(async () => [
      localStorage.length,
      Object.keys(sessionStorage).join(),
      (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(kept).toEqual([0, 'places', 0, 0]);
  });
});

describe('before the script is here', () => {
  const { test } = usePage(site, { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });

  test('what is opened stays open when it comes, one answer at a time, and a link leads on', async ({ page, messages }) => {
    const release = await holdScript(page);
    await page.goto(`${site.origin}/services/tax-planning`, { waitUntil: 'commit' });
    await page.locator('.office-card summary').first().tap();
    for (const index of [1, 0]) await page.locator('.accordion summary').nth(index).tap();
    release();
    await hydrated(page);
    expect(await page.locator('.office-card-body').first().isVisible()).toBe(true);
    expect(await page.locator('.accordion details[open]').count()).toBe(1);
    await holdScript(page);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.breadcrumbs a').last().tap();
    await page.waitForURL('**/services');
    expect(messages).toEqual([]);
  });
});

describe.each([
  ['when the script never comes', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  const { test } = usePage(site, { javaScriptEnabled });

  test('the server’s page stays as it is, and its links lead on', async ({ page, messages }) => {
    await page.route('**/assets/main-*.js', (route) => route.abort());
    const lost = javaScriptEnabled && page.waitForEvent('requestfailed');
    await page.goto(`${site.origin}/about`);
    await lost;
    expect(await page.locator('h1').textContent()).toContain(about.hero.heading);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    expect(await page.locator('h1').textContent()).toContain('fee');
    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toContain(about.hero.heading);
    const failed = messages.filter((message) => !/ERR_FAILED|Not hydrated/.test(message));
    expect(failed).toEqual([]);
  });
});
