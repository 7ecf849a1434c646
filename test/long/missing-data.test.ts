import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, saveData, usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const visitor = usePage(site, { viewport: { width: 1280, height: 800 } });
/** What the server has been asked for since the page was opened: documents, and pages' data. */
const documents: string[] = [];
const data: string[] = [];

beforeAll(async () => {
  await saveData(visitor.page);
  site.server.on('request', ({ url = '' }) => {
    if (url.startsWith('/data/')) data.push(url);
    else if (!/\.\w+$/.test(url)) documents.push(url);
  });
});

async function open(path: string): Promise<void> {
  await visitor.page.goto(site.origin + path);
  await hydrated(visitor.page);
  documents.length = 0;
  data.length = 0;
}

const _inFooter = (name: string) => visitor.page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = () => visitor.page.locator('main h1').textContent();
const path = () => new URL(visitor.page.url()).pathname;
const scrolled = () => visitor.page.evaluate(() => window.scrollY);
const scrollTo = async (top: number) => {
  await visitor.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await settle();
};
/** Presses the first link of an address without moving the page or the pointer. */
const press = (href: string) =>
  visitor.page.evaluate((to) => document.querySelector<HTMLElement>(`:is(main, footer) a[href="${to}"]`)?.click(), href);
/** What has the focus, e.g. `H1` when a navigation has ended: React shows the page a moment before its effects run. */
const focused = () => visitor.page.evaluate(() => document.activeElement?.tagName);

/** Resolves when the browser has reported where it scrolled to. */
async function settle(): Promise<void> {
  await visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await visitor.page.waitForTimeout(100);
}

/** Has the data of a page take so long. */
const _delay = (page: string, milliseconds: number) =>
  visitor.page.route(`**/data/${page}.json`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });

describe('a page whose data does not come', () => {
  test.each([
    ['is lost', (json: object) => json, { abort: true }],
    ['is not there', (json: object) => json, { status: 404 }],
    ['is of another release', (json: object) => ({ ...json, release: 'another' }), {}],
    ['is no JSON', () => '<!DOCTYPE html>', {}],
  ])(
    'because it %s is asked from the server, once, and shown at its top; back leads back',
    async (_, change, { abort, status }: { abort?: boolean; status?: number }) => {
      const { page } = visitor;
      await page.route('**/data/about.json', async (route) => {
        if (abort) return route.abort();
        const response = await route.fetch();
        const changed = change(await response.json());
        return route.fulfill({
          response,
          status: status ?? 200,
          body: typeof changed === 'string' ? changed : JSON.stringify(changed),
        });
      });
      await open('/pricing');
      await scrollTo(700);
      await press('/about');
      await expect.poll(heading).toContain('Three people');
      await page.waitForLoadState('networkidle');
      await hydrated(page);
      await settle();
      expect([path(), documents, await scrolled()]).toEqual(['/about', ['/about'], 0]);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
      await page.goBack();
      await expect.poll(heading).toContain('fee');
      await expect.poll(scrolled).toBe(700);
      expect(visitor.messages.filter((message) => !/ERR_FAILED|404/.test(message))).toEqual([]);
    },
  );

  test('is shown at its fragment', async () => {
    const { page } = visitor;
    await page.route('**/data/forms.json', (route) => route.abort());
    await open('/search?q=cp2000');
    await page.locator('main a[href="/forms#cp2000"]').first().click();
    await expect.poll(heading).not.toContain('What is it about');
    await hydrated(page);
    const { top = 0, bottom = 9999 } = await page.locator('#cp2000').evaluate((line) => line.getBoundingClientRect());
    expect(documents).toEqual(['/forms']);
    expect(top).toBeGreaterThan(60);
    expect(bottom).toBeLessThan(800);
  });

  test('is shown where the visitor was when that was a step back', async () => {
    const { page } = visitor;
    await open('/services/irs-resolution');
    await scrollTo(1200);
    await press('/pricing');
    await expect.poll(focused).toBe('H1');
    await page.reload();
    await hydrated(page);
    await page.route('**/data/services/irs-resolution.json', (route) => route.abort());
    documents.length = 0;
    await page.goBack();
    await expect.poll(heading).not.toContain('fee');
    await hydrated(page);
    await expect.poll(scrolled).toBe(1200);
    expect(documents).toEqual(['/services/irs-resolution']);
  });
});
