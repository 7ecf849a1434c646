import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { arrange, findCutWords, fitFigure, fitHeading } from './arrange.ts';
import { findFigureClass } from './read-subject.ts';

/** The size of a link preview in pixels. */
const frame = { width: 1200, height: 630 };

/** Figures that are a drawing across wide screens, and a list on a phone. */
const across = ['timeline', 'connections', 'accounts'];

/** Chooses the layout for a page by the classes of its figure. */
function chooseLayout(classes: string[]): 'horizon' | 'map' | 'across' | 'beside' {
  if (classes.length === 0) return 'horizon';
  if (!classes.includes('figure')) return 'map';
  return across.some((name) => classes.includes(name)) ? 'across' : 'beside';
}

/** Some messengers show no larger pictures. */
const maxBytes = 60_000;

/**
 * Opens the window in which previews are drawn: in the light scheme, without scripts, with three device pixels to a pixel.
 */
export function openWindow(browser: Browser): Promise<Page> {
  return browser.newPage({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    deviceScaleFactor: 3,
    javaScriptEnabled: false,
  });
}

async function readStyles(): Promise<string> {
  const names = ['stage', 'layouts', 'beside', 'across', 'left-out'];
  const sheets = names.map((name) => readFile(join(import.meta.dirname, `styles/${name}.css`), 'utf8'));
  return (await Promise.all(sheets)).join('\n');
}

/** Draws the link preview of a page. `html` is the page, and `problems` says in words what is wrong. */
export async function takePicture(page: Page, url: URL, html: string): Promise<{ png: Buffer; problems: string[] }> {
  // Fonts are optional on the site; a preview waits for them.
  const body = html.replaceAll(/font-display:\s*optional/g, 'font-display:block');
  await page.route(url.href, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto(url.href);
  const own = `main .${findFigureClass(url.pathname)}`;
  const classes = await page.locator(own).evaluateAll(([element]) => [...(element?.classList ?? [])]);
  const layout = chooseLayout(classes);
  const figure = layout === 'horizon' ? 'main .horizon' : own;
  // A layout is 800 x 420 in the units of its styles: letters are half as large again as on a page. Figures
  // across the picture have a window as wide as it is, and the others that of a phone.
  const isWide = layout === 'horizon' || layout === 'across';
  const zoom = isWide ? 1.5 : 0.5;
  await page.setViewportSize(isWide ? frame : { width: 400, height: 210 });
  await page.evaluate(arrange, { layout, zoom, figure, styles: await readStyles() });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(fitHeading);
  await page.evaluate(fitFigure);
  const problems = (await page.evaluate(findCutWords)).map((words) => `an edge cuts "${words.trim()}"`);
  const shot = await page.screenshot({ scale: isWide ? 'css' : 'device' });
  const png = await sharp(shot).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer();
  if (png.length > maxBytes) problems.push(`${png.length} bytes, but ${maxBytes} are allowed`);
  return { png, problems };
}
