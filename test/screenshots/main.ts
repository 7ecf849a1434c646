import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Route } from 'playwright-core';
import { getOfficeDay } from '../../shared/office-clock.ts';
import { hydrated, launch } from '../browser/browser.ts';
import { spawnSite } from '../spawn-site.ts';
import { drawContactSheets } from './contact-sheets.ts';
import { type Kind, kinds } from './kinds.ts';
import { readOptions } from './options.ts';
import { stopClock } from './stop-clock.ts';

// `npm run screenshots`: every route in every kind of `kinds.ts`, and contact sheets of them.
const { paths, kinds: chosen, widths, folder, day } = readOptions(process.argv.slice(2), getOfficeDay(new Date()));
const noon = `${day}T17:00:00Z`;
const { child, origin } = await spawnSite({}, stopClock(noon));

const nameFile = (path: string) => `${path.slice(1).replaceAll('/', '--') || 'home'}.png`;

const isDocument = ({ pathname }: URL) => !pathname.includes('.');

/** On a busy machine some pages would be taken before their fonts have come, and others after. */
async function waitForFonts(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/font-display:(optional|swap)/g, 'font-display:block');
  await route.fulfill({ response, body });
}

/** Takes the paths of a list, one after the other, until it is empty; another one may take from it, too. */
async function takeFrom(queue: string[], browser: Browser, kind: Kind, width: number, into: string): Promise<void> {
  const { context, prepare, isWindow } = kinds[kind];
  const isPhone = width < 600;
  const opened = await browser.newContext({
    viewport: { width, height: 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...context,
  });
  const page = await opened.newPage();
  await page.clock.setFixedTime(noon);
  await page.route(isDocument, waitForFonts);
  for (let path = queue.shift(); path; path = queue.shift()) {
    await page.goto(origin + path);
    await hydrated(page);
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(into, nameFile(path)), fullPage: !isWindow, animations: 'disabled' });
  }
  await opened.close();
}

/** Takes all paths as a kind at a width, two at a time, and draws their sheets. */
async function take(browser: Browser, kind: Kind, width: number): Promise<void> {
  const started = performance.now();
  const name = `${kind}-${width}`;
  const into = join(folder, name);
  mkdirSync(into, { recursive: true });
  const queue = [...paths];
  await Promise.all([1, 2].map(() => takeFrom(queue, browser, kind, width, into)));
  const files = paths.map((path) => ({ file: join(into, nameFile(path)), label: path }));
  const sheets = await drawContactSheets(files, join(folder, name));
  console.info(
    `${name}: ${paths.length} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s, ${sheets.join(' ')}`,
  );
}

const browsers = new Map<number, Browser>();
try {
  for (const kind of chosen) {
    const { widths: own, fontSize = 16 } = kinds[kind];
    const browser = browsers.get(fontSize) ?? (await launch(fontSize));
    browsers.set(fontSize, browser);
    for (const width of own.filter((each) => widths.length === 0 || widths.includes(each))) await take(browser, kind, width);
  }
} finally {
  for (const browser of browsers.values()) await browser.close();
  child.kill();
}
