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
let delay = 0;
let release: () => void = () => undefined;
let seen = Promise.resolve();

/** Has the script wait until the page has been looked at, and `delay` longer. */
const holdScript = () =>
  visitor.page.route('**/*.js', async (route) => {
    await seen;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });

/** How long the page is, in pixels, at its first paint and a second later. */
async function lengths(): Promise<[number, number]> {
  const { page } = visitor;
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 1000;
  });
  return page.evaluate(() => [Reflect.get(window, 'painted'), document.documentElement.scrollHeight]);
}

/**
 * Opens a path with its script held back until the page stands, then lets it come, and returns what it changed.
 */
async function changesOnHydration(path: string, scriptDelay: number): Promise<string[]> {
  const { page, messages } = visitor;
  messages.length = 0;
  delay = scriptDelay;
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
        // The line that says whether the office is open is computed after hydration, on purpose.
        if (!element?.closest('.open-now'))
          changes.push(`${type} ${attributeName ?? ''} of ${element?.nodeName}.${element?.getAttribute('class')}`);
      }
    });
    if (root)
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true });
  });
  release();
  await hydrated(page);
  await page.waitForTimeout(30);
  return page.evaluate(() => Reflect.get(window, 'changes') as string[]);
}

describe('hydration', () => {
  const strangers: string[] = [];
  beforeAll(async () => {
    visitor.page.on('request', (asked) => {
      if (!asked.url().startsWith(site.origin)) strangers.push(asked.url());
    });
    await visitor.page.addInitScript(() =>
      new PerformanceObserver(() => Object.assign(window, { painted: document.documentElement.scrollHeight })).observe({
        type: 'paint',
        buffered: true,
      }),
    );
  });
  beforeEach(holdScript);

  test.each([390, 1280].flatMap((width) => [...paths, ...unknown].map((path) => [width, path] as const)))(
    'at %i px takes over %s without changing a node, its length, or saying a word',
    async (width, path) => {
      await visitor.page.setViewportSize({ width, height: 844 });
      expect(await changesOnHydration(path, 60)).toEqual([]);
      const expected = unknown.includes(path) ? [/404/, /^warning: Page not found: /] : [];
      expect(visitor.messages).toHaveLength(expected.length);
      expected.forEach((pattern, index) => {
        expect(visitor.messages[index]).toMatch(pattern);
      });
      const [painted, later] = await lengths();
      expect(painted, 'length').toBeGreaterThan(500);
      expect(later, 'length').toBe(painted);
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

  test('changes nothing either when the script comes a second and a half late', async () => {
    for (const path of ['/', '/services/tax-planning', '/locations/gulf-stream']) {
      expect([...(await changesOnHydration(path, 1500)), ...visitor.messages]).toEqual([]);
    }
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

describe('a visitor whose clock is in another year', () => {
  const visitor = usePage(site);

  test('reads the figures of the office’s day, before and after hydration', async () => {
    const { page, messages } = visitor;
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
    await page.goto(`${site.origin}/services/tax-planning`);
    const served = await page.locator('main').textContent();
    await hydrated(page);
    expect(await page.locator('main').textContent()).toBe(served);
    expect(messages).toEqual([]);
  });
});

describe('with a storage that cannot be used', () => {
  const blocked = 'Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("", "SecurityError") } })';
  const foreign = ['"scrolls"', '{"default /about":"x"}', '[[1,"x"],7]', 'null', 'not JSON'].map(
    (value) => `if (origin !== 'null') sessionStorage.setItem('scroll-positions', ${JSON.stringify(value)})`,
  );

  test.each([blocked, ...foreign])('%s: the page is taken over and left without a word', async (script) => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.addInitScript(script);
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('fee');
    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toContain('Three people');
    await page.goto('about:blank');
    expect(said).toEqual([]);
    await context.close();
  });
});

describe('a first visit', () => {
  test.each(['/', '/services/irs-resolution', '/locations/boca-raton'])(
    'to %s takes at most eight requests before other pages are fetched, all ours, and paints before it fetches its script',
    async (path) => {
      const context = await site.browser.newContext();
      const page = await context.newPage();
      await saveData(page);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.goto(site.origin + path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(urls.length).toBeLessThanOrEqual(8);
      expect(urls.filter((url) => !url.startsWith(site.origin))).toEqual([]);
      const [paint, ...scripts] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ]);
      expect(paint).toBeGreaterThan(0);
      expect(scripts).toHaveLength(1);
      expect(scripts[0], 'the start of the script').toBeGreaterThan(paint ?? 0);
      await context.close();
    },
  );
});

test.each([
  [40, 2],
  [400, 0],
])('where a round trip takes %i ms %i fonts are preloaded, which Chromium waits for before it paints', async (rtt, count) => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), { rtt });
  await page.goto(`${site.origin}/accessibility`);
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(count);
  await context.close();
});

describe('while fonts and scripts arrive late', () => {
  const everyKind = [
    ...['/', '/pricing?1040=1&c=x', '/locations/delray-beach', '/services/sales-tax-services'],
    ...['/deadlines?who=employer', '/search?q=homestead', '/forms'],
  ];
  const visitor = usePage(site);
  let late: string[] = [];

  beforeAll(async () => {
    await saveData(visitor.page);
    await visitor.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
  beforeEach(() =>
    visitor.page.route(/\.(woff2|js)$/, async (route) => {
      late.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    }),
  );

  test.each([
    [360, everyKind],
    [412, ['/contact']],
    [768, everyKind],
    [1440, everyKind],
  ])('nothing moves at %i px', async (width, paths) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      late = [];
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForTimeout(100);
      expect(late.filter((url) => url.endsWith('.woff2')).length, 'fonts that came late').toBe(2);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      const moved = shifts.reduce((sum, shift) => sum + shift, 0);
      expect(moved, path).toBeLessThan(0.001);
    }
  });
});
