import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll } from 'vitest';
import { hydrated, usePage, useSite } from './browser.ts';

/** For a test file: the site, one page on it, and what tests of going from page to page do and ask. */
export function useNavigation() {
  const site = useSite();
  const { test, visitor } = usePage(site, { viewport: { width: 1280, height: 800 } });
  /** What the server has been asked for since the page was opened: documents, and pages' data. */
  const documents: string[] = [];
  const data: string[] = [];

  beforeAll(() => {
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

  /** Resolves when React has rendered what it put off, and the browser has reported where it scrolled to. */
  const settle = () =>
    visitor.page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
    );

  async function scrollTo(top: number): Promise<void> {
    await visitor.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    await settle();
  }

  return {
    site,
    test,
    visitor,
    documents,
    data,
    open,
    settle,
    scrollTo,
    inFooter: (name: string) => visitor.page.getByRole('contentinfo').getByRole('link', { name, exact: true }),
    heading: () => visitor.page.locator('main h1').textContent(),
    path: () => new URL(visitor.page.url()).pathname,
    scrolled: () => visitor.page.evaluate(() => window.scrollY),
    /** Presses the first link of an address without moving the page or the pointer. */
    press: (href: string) =>
      visitor.page.evaluate((to) => document.querySelector<HTMLElement>(`:is(main, footer) a[href="${to}"]`)?.click(), href),
    /** What has the focus, e.g. `H1` when a navigation has ended: React shows the page a moment before its effects run. */
    focused: () => visitor.page.evaluate(() => document.activeElement?.tagName),
    /** Has the data of a page take so long. */
    delay: (page: string, milliseconds: number) =>
      visitor.page.route(`**/data/${page}.json`, async (route) => {
        await wait(milliseconds);
        await route.continue().catch(() => undefined);
      }),
  };
}
