import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launch } from '../browser/browser.ts';
import { median } from './load.ts';

/** Milliseconds to the first and to the largest contentful paint, and how far the page moved. */
export interface Paint {
  fcp: number;
  lcp: number;
  shift: number;
}

// Slow 4G and a cheap phone, as Lighthouse throttles when it does not simulate: 150 ms and 1.6 Mbps with their overhead.
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Loads a URL with an empty cache and waits until nothing more is painted. */
async function loadSlowly(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const [painted = [], largest = [], shifts = []] = await page.evaluate(() =>
    Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift'].map(
        (type) =>
          new Promise<{ name: string; startTime: number; value?: number }[]>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON()))).observe({
              type,
              buffered: true,
            });
            setTimeout(resolve, 300, []);
          }),
      ),
    ),
  );
  const paint = {
    fcp: painted.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: largest.at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  };
  await context.close();
  return paint;
}

const styles = /<style>(.*?)<\/style>/gs;

/** A page as a file of a static site: its style sheet beside it, at `sheet`, fonts preloaded, no script. */
function toStaticFile(html: string, sheet: string): string {
  return html
    .replace(styles, '')
    .replace('<link rel="icon"', `<link rel="stylesheet" href="${sheet}"><link rel="icon"`)
    .replace(/<script(?! type="application).*?<\/script>/gs, '')
    .replaceAll(/ fetchpriority="low"/gi, '');
}

/** Serves pages of the site as static files, with everything that they load. */
async function serveStaticFiles(origin: string, paths: string[]) {
  const files = new Map<string, { type: string; br: Buffer }>();
  const add = (path: string, type: string, text: string) => {
    files.set(path, { type: `${type}; charset=utf-8`, br: brotliCompressSync(Buffer.from(text)) });
  };
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    add(path, 'text/html', toStaticFile(html, `${path}.css`));
    add(`${path}.css`, 'text/css', [...html.matchAll(styles)].map(([, text]) => text).join(''));
  }
  const server = createServer((req, res) => {
    const file = files.get(req.url ?? '');
    if (file) return res.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' }).end(file.br);
    // Fonts and pictures are the site's own.
    const headers = { 'Accept-Encoding': 'br' };
    return request(origin + req.url, { headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Prints when pages of the site at `origin` are painted, and the same pages as static files, in turn. */
export async function comparePaint(origin: string, paths: string[], rounds: number): Promise<void> {
  const [browser, statics] = [await launch(), await serveStaticFiles(origin, paths)];
  for (const path of paths) {
    const ours: Paint[] = [];
    const theirs: Paint[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await loadSlowly(browser, origin + path));
      theirs.push(await loadSlowly(browser, statics.origin + path));
    }
    const of = (paints: Paint[], key: keyof Paint) => median(paints.map((paint) => paint[key]));
    const ratio = (of(ours, 'lcp') / of(theirs, 'lcp')).toFixed(2);
    console.info(
      `${path}: FCP ${of(ours, 'fcp').toFixed(0)} ms, LCP ${of(ours, 'lcp').toFixed(0)}, shift ${of(ours, 'shift').toFixed(3)}; static file FCP ${of(theirs, 'fcp').toFixed(0)}, LCP ${of(theirs, 'lcp').toFixed(0)}; ratio ${ratio}`,
    );
  }
  statics.close();
  await browser.close();
}
