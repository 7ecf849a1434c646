import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '../../server/find-page.ts';
import { hydrated, saveData, usePage, useSite } from './browser.ts';

const site = useSite();
const visitor = usePage(site);
const paths = [
  ...pages.map(({ path }) => path),
  ...['/search?q=homestead', '/deadlines?who=employer', '/pricing?1040=1&utm_source=x', '/About', '/forms#cp2000'],
];
const unknown = ['/nope/"%20<b>', '/blog/nope'];
let release: () => void = () => undefined;
let seen = Promise.resolve();

/** Has the script wait until the page has been looked at. */
const holdScript = () =>
  visitor.page.route('**/*.js', async (route) => {
    await seen;
    await route.continue();
  });

/**
 * Opens a path with its script held back until the page stands, then lets it come, and returns what it changed.
 */
async function changesOnHydration(path: string): Promise<string[]> {
  const { page, messages } = visitor;
  messages.length = 0;
  seen = new Promise((resolve) => {
    release = resolve;
  });
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await page.waitForSelector('#page', { state: 'attached' });
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const root = document.getElementById('root');
    const observer = new MutationObserver((records) => {
      const seen = new Set<string>();
      for (const { type, target, attributeName, oldValue } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        // React sets what a field has once more, by way of the empty text: what counts is from what to what.
        const name = `${attributeName} ${element?.id}`;
        const isAgain = element instanceof HTMLInputElement && attributeName && seen.has(name);
        seen.add(name);
        if (isAgain || (attributeName && element?.getAttribute(attributeName) === oldValue)) continue;
        // Whether the office is open, and at which letter the page stands, is found after hydration, on purpose.
        if (!element?.closest('.open-now, .forms-letters'))
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
  await page.waitForTimeout(30);
  return page.evaluate(() => Reflect.get(window, 'changes') as string[]);
}

describe('hydration', () => {
  const strangers: string[] = [];
  beforeAll(async () => {
    // Other pages are not fetched meanwhile.
    await saveData(visitor.page);
    visitor.page.on('request', (asked) => {
      if (!asked.url().startsWith(site.origin)) strangers.push(asked.url());
    });
  });
  beforeEach(holdScript);

  test.each([390, 1280].flatMap((width) => [...paths, ...unknown].map((path) => [width, path] as const)))(
    'at %i px takes over %s without changing a node or saying a word',
    async (width, path) => {
      await visitor.page.setViewportSize({ width, height: 844 });
      expect(await changesOnHydration(path)).toEqual([]);
      const expected = unknown.includes(path) ? [/404/, /^warning: Page not found: /] : [];
      expect(visitor.messages).toHaveLength(expected.length);
      expected.forEach((pattern, index) => {
        expect(visitor.messages[index]).toMatch(pattern);
      });
    },
    20_000,
  );

  test('leaves no cookie and nothing stored but how far it scrolled, and asks no other host for anything', async () => {
    const { page } = visitor;
    expect(strangers).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const kept = await page.evaluate(async () => [
      localStorage.length,
      Object.keys(sessionStorage).join(),
      (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(kept).toEqual([0, 'scroll-positions', 0, 0]);
  });
});

describe.each([
  ['when the script never comes', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  const visitor = usePage(site, { javaScriptEnabled });

  test('the server’s page stays as it is, and its links lead on', async () => {
    const { page } = visitor;
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(`${site.origin}/about`);
    await page.waitForTimeout(500);
    expect(await page.locator('h1').textContent()).toContain('Three people');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    expect(await page.locator('h1').textContent()).toContain('fee');
    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toContain('Three people');
    const failed = visitor.messages.filter((message) => !/ERR_FAILED|Not hydrated/.test(message));
    expect(failed).toEqual([]);
  });
});
