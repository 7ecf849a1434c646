import type { Server } from 'node:http';
import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { origins } from '../../content/origins.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { startSite } from '../site.ts';
import { isHydrated } from './is-hydrated.ts';

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Starts the browser without a window, with text of so many pixels where a page does not say otherwise, and none below a minimum. */
export function launch(fontSize = 16, minimum = 0, options: LaunchOptions = {}): Promise<Browser> {
  const settings = `--blink-settings=defaultFontSize=${fontSize},minimumFontSize=${minimum}`;
  return chromium.launch({ executablePath: findBrowser(), args: [...quiet, settings], ...options });
}

/** Chromium's own, when the next document is there before its view transition is: the page is shown without one. */
const ownException = /^Transition was (aborted|skipped)/;

/** Chromium's own, of the closed menu's first button where something has the focus, or a fragment is to have it. */
const ownRemark = /^Autofocus processing was blocked because a document/;

/** Whether an address is of a host in content/origins.ts. */
export const isOfOthers = (url: string | URL) => Object.values(origins).flat().includes(new URL(url).origin);

interface Served {
  server: Server;
  origin: string;
  browser: Browser;
  close: () => Promise<unknown>;
}

/** For a test file: the site and a browser, there while its tests run; the sizes as `launch` takes them, or another browser. */
export function useSite(fontSize?: number, minimum?: number, start = () => launch(fontSize, minimum)): Served {
  const site = {} as Served;
  beforeAll(async () => {
    const [browser, started] = await Promise.all([start(), startSite()]);
    Object.assign(site, { browser, ...started });
  });
  afterAll(async () => {
    await site.browser.close();
    await site.close();
  });
  return site;
}

/**
 * For a describe: one page for all its tests, as a visitor with `options` has it; a new one takes three times as long
 * as a load. `prepare` is called with it once. Each test begins with an empty console and nothing intercepted. Returns a
 * `test` that hands out the page, and everything on its console with its exceptions; and a way to the page from elsewhere.
 */
export function usePage(site: Served, options: BrowserContextOptions = {}, prepare?: (page: Page) => unknown) {
  const visitor = {} as { page: Page };
  const messages: string[] = [];
  beforeAll(async () => {
    const context = await site.browser.newContext(options);
    // Nothing is asked of the hosts that pages may take something from.
    await context.route(isOfOthers, (route) => route.fulfill({ body: '' }));
    const page = await context.newPage();
    page.on('console', (message) => {
      if (!ownRemark.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => {
      if (!ownException.test(message)) messages.push(`exception: ${message}`);
    });
    visitor.page = page;
    await prepare?.(page);
  });
  beforeEach(async () => {
    await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
    messages.length = 0;
  });
  afterAll(async () => {
    await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
    await visitor.page.context().close();
  });
  return { visitor, test: test.extend('page', () => visitor.page).extend('messages', () => messages) };
}

/** Opens every answer of the page, those too of which one is open at a time; the list of sections would lie over them. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator('details:not(.on-this-page *)').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name');
      details.toggleAttribute('open', true);
    }
  });
}

/** Resolves when React has taken over the page, to its effects. Rejects if that takes very long. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 20_000 });
}

/** Holds back what the page loads as a script until the function is called that is returned. */
export async function holdScript(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
