import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { allPages } from '../../server/find-page.ts';
import { hydrated, launch } from '../browser/browser.ts';
import { spawnSite } from '../spawn-site.ts';

// `npm run screenshots -- --only /pricing --kind night --width 390 folder`: every route in every look, or what is asked for.

/** A way to look at a page: as wide as that, with that size of text, and brought into it by `prepare`. */
interface Look {
  widths: number[];
  fontSize?: number;
  context?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<unknown>;
  /** What is seen without scrolling alone. */
  isWindow?: boolean;
}

const widths = [390, 820, 1280, 1920];
const looks: Record<string, Look> = {
  light: { widths },
  night: { widths, context: { colorScheme: 'dark' } },
  // As wide as a Letter page within half an inch of margin.
  print: { widths: [720], prepare: (page) => page.emulateMedia({ media: 'print' }) },
  drawer: { widths: [390, 820], prepare: (page) => page.locator('.menu-button').click(), isWindow: true },
  'large-text': { widths: [390, 1280], fontSize: 32 },
};

/** On a busy machine some pages would be taken before their fonts have come, and others after. */
async function waitForFonts(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/font-display:(optional|swap)/g, 'font-display:block');
  await route.fulfill({ response, body });
}

const option = { type: 'string', multiple: true } as const;
const { values, positionals } = parseArgs({ options: { only: option, kind: option, width: option }, allowPositionals: true });
const [folder = 'screenshots'] = positionals;
const { child, origin } = await spawnSite();
for (const [kind, { widths, fontSize, context, prepare, isWindow }] of Object.entries(looks)) {
  if (values.kind && !values.kind.includes(kind)) continue;
  const browser = await launch(fontSize);
  for (const width of widths) {
    if (values.width && !values.width.includes(String(width))) continue;
    const viewport = { width, height: 900 };
    const touch = { isMobile: width < 600, hasTouch: width < 600 };
    const page = await browser.newPage({ viewport, ...touch, reducedMotion: 'reduce', bypassCSP: true, ...context });
    await page.route(({ pathname }) => !pathname.includes('.'), waitForFonts);
    for (const path of values.only ?? allPages.map(({ path }) => path)) {
      await page.goto(origin + path);
      await hydrated(page);
      await prepare?.(page);
      await page.evaluate(() => document.fonts.ready);
      const name = `${path.slice(1).replaceAll('/', '--') || 'home'}.png`;
      await page.screenshot({ path: join(folder, `${kind}-${width}`, name), fullPage: !isWindow, animations: 'disabled' });
    }
    console.info(`${kind}-${width}`);
    await page.close();
  }
  await browser.close();
}
child.kill();
