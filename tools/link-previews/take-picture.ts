import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { arrange, findCutWords, fitFigure, fitHeading } from './arrange.ts';
import { chooseLayout, frame, layouts } from './layouts.ts';
import { findKind } from './read-subject.ts';

/** In bytes: some messengers show no larger ones. */
const most = 60_000;

/** Opens a window in which previews are drawn: by day, at three times the size that is kept, without scripts. */
export function openWindow(browser: Browser): Promise<Page> {
  return browser.newPage({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    deviceScaleFactor: 3,
    javaScriptEnabled: false,
  });
}

async function readStyles(): Promise<string> {
  const sheets = ['preview.css', 'figures.css'].map((name) => readFile(join(import.meta.dirname, name), 'utf8'));
  return (await Promise.all(sheets)).join('\n');
}

interface Picture {
  png: Buffer;
  /** What is wrong with it, for who looks at it. */
  problems: string[];
}

/** Draws the link preview of a page. `html` is the page. */
export async function takePicture(page: Page, url: URL, html: string): Promise<Picture> {
  // Fonts are optional on the site; here they are waited for.
  const body = html.replaceAll(/font-display:\s*optional/g, 'font-display:block');
  await page.route(url.href, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto(url.href);
  const figure = `main .${findKind(url.pathname)}`;
  const classes = await page.locator(figure).evaluateAll(([element]) => [...(element?.classList ?? [])]);
  const layout = chooseLayout(classes);
  const { window, zoom } = layouts[layout];
  await page.setViewportSize(window);
  await page.evaluate(arrange, {
    layout,
    zoom,
    styles: await readStyles(),
    figure: layout === 'horizon' ? 'main .horizon' : figure,
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(fitHeading);
  await page.evaluate(fitFigure);
  const cut = await page.evaluate(findCutWords);
  const picture = sharp(await page.screenshot({ scale: window.width === frame.width ? 'css' : 'device' })).resize(
    frame.width,
    frame.height,
  );
  const png = await picture.png({ palette: true, colours: 128, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer();
  const problems = cut.map((words) => `an edge cuts "${words.trim()}"`);
  if (png.length > most) problems.push(`${png.length} bytes, but ${most} are allowed`);
  return { png, problems };
}
