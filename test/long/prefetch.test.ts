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
const _heading = () => visitor.page.locator('main h1').textContent();
const _path = () => new URL(visitor.page.url()).pathname;
const _scrolled = () => visitor.page.evaluate(() => window.scrollY);
const _scrollTo = async (top: number) => {
  await visitor.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await settle();
};
/** Presses the first link of an address without moving the page or the pointer. */
const _press = (href: string) =>
  visitor.page.evaluate((to) => document.querySelector<HTMLElement>(`:is(main, footer) a[href="${to}"]`)?.click(), href);
/** What has the focus, e.g. `H1` when a navigation has ended: React shows the page a moment before its effects run. */
const _focused = () => visitor.page.evaluate(() => document.activeElement?.tagName);

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

describe('what is fetched before it is asked for', () => {
  const intents: [string, (href: string) => Promise<unknown>][] = [
    ['pointed at', (href) => visitor.page.locator(`.footer a[href="${href}"]`).hover()],
    ['focused', (href) => visitor.page.locator(`.footer a[href="${href}"]`).focus()],
    ['touched', (href) => visitor.page.locator(`.footer a[href="${href}"]`).dispatchEvent('touchstart')],
  ];

  test.each(intents)('is exactly the page of the link that is %s, which is then shown at once', async (_, reach) => {
    const { page } = visitor;
    await open('/');
    await reach('/faqs');
    await expect.poll(() => data).toEqual(['/data/faqs.json']);
    await settle();
    await reach('/faqs');
    const milliseconds = await page.evaluate(async () => {
      const started = performance.now();
      document.querySelector<HTMLElement>('.footer a[href="/faqs"]')?.click();
      while (!document.querySelector('h1')?.textContent.startsWith('Answers'))
        await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - started;
    });
    expect(milliseconds).toBeLessThan(400);
    expect([data, documents]).toEqual([['/data/faqs.json'], []]);
  });

  test('is nothing for a file, another host, a fragment, or a page that there is not', async () => {
    const { page } = visitor;
    for (const [from, links] of [
      ['/deadlines', '.due-buttons a'],
      ['/contact', 'main a:not([href^="/"]), main a[download]'],
      ['/blog', '.entries a'],
      ['/faqs', '.skip-link'],
    ] as const) {
      await open(from);
      const hrefs = await page.locator(links).evaluateAll((all) =>
        all.map((link) => {
          link.dispatchEvent(new Event('pointerover', { bubbles: true }));
          return link.getAttribute('href') ?? '';
        }),
      );
      expect(hrefs.length, from).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await settle();
      expect.soft(visitor.messages, from).toEqual([]);
    }
  });

  test.each([
    ['is the pages of the header, when the browser has nothing else to do', {}, 7],
    ['is nothing for who saves data', { saveData: true }, 0],
    ['is nothing on 2G', { effectiveType: 'slow-2g' }, 0],
  ])('%s', async (_, connection, count) => {
    const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto(`${site.origin}/services/accounting`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const fetched = asked.filter((path) => path.startsWith('/data/'));
    expect(new Set(fetched).size).toBe(fetched.length);
    expect(fetched.length, fetched.join()).toBeGreaterThanOrEqual(count);
    const links = await page
      .locator('.header a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const wanted = new Set(links.map((href) => (href === '/' ? '/data/index.json' : `/data${href}.json`)));
    expect(fetched.sort()).toEqual(count ? [...wanted].sort() : []);
    await context.close();
  });
});
