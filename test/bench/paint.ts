import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launch } from '../browser/browser.ts';
import { listen } from '../site.ts';

const paths = ['/', '/services/irs-resolution', '/locations/boca-raton', '/blog/florida-sales-tax-restaurants-guide', '/contact'];
// Slow 4G and a cheap phone, as Lighthouse throttles when it does not simulate: 150 ms and 1.6 Mbps with their overhead.
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds from asking for a URL with an empty cache to its largest contentful paint, which is the first one here. */
async function timePaint(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return painted;
}

/** Serves the pages of the site as static files: a linked sheet, preloaded fonts, no script. What they load is the site's own. */
async function serveStaticFiles(origin: string) {
  const styles = /<style>(.*?)<\/style>/s;
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    const linked = html
      .replace(styles, '<link rel="stylesheet" href="/sheet.css">')
      .replace(/<script(?! type="application).*?<\/script>/gs, '')
      .replaceAll(/ fetchpriority="low"/gi, '');
    files.set(path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(linked) });
    files.set('/sheet.css', { type: 'text/css', body: brotliCompressSync(styles.exec(html)?.[1] ?? '') });
  }
  const server = createServer((req, res) => {
    const file = files.get(req.url ?? '');
    if (file) return res.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' }).end(file.body);
    return request(origin + req.url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    }).end();
  });
  return { server, port: await listen(server) };
}

/** Prints when pages of the site at `origin` are painted, and the same pages as static files, in turn. */
export async function comparePaint(origin: string, rounds: number): Promise<void> {
  const browser = await launch();
  const { server, port } = await serveStaticFiles(origin);
  const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN);
  console.info(`Paint in ms on slow 4G and a processor slowed down four times, ${rounds} rounds, medians`);
  for (const path of paths) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await timePaint(browser, origin + path));
      theirs.push(await timePaint(browser, `http://127.0.0.1:${port}${path}`));
    }
    const [site, file] = [median(ours), median(theirs)];
    console.info(`${path}: ${site}, as a static file ${file}, ratio ${(site / file).toFixed(2)}`);
  }
  server.close();
  await browser.close();
}
