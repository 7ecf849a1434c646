import { createServer, request } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, launch } from '../browser/browser.ts';
import { isFull } from '../harness/child.ts';
import { copyProject } from '../project-copy.ts';
import { dist, listen } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

const visits = isFull ? 60 : 2;

const next = copyProject();
const children: Awaited<ReturnType<typeof spawnSite>>[] = [];
let servers: number[] = [];
let documents = 0;
let browser: Browser;
let origin: string;

/**
 * Gives each document to the next server, and what a document asks for to the one that has not made it, which is the
 * worst that a round can do.
 */
function pickServer(path: string): number | undefined {
  const turn = path.includes('.') ? documents : documents++;
  return servers[turn % servers.length];
}

const proxy = createServer((req, res) => {
  const port = pickServer(req.url ?? '');
  const onward = request({ port, path: req.url, headers: { ...req.headers, connection: 'close' } }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res.writeHead(502).end()).end();
});

beforeAll(async () => {
  next.edit('content/pages/about.ts', 'people who remember', 'colleagues who remember');
  next.edit('client/main.tsx', 'no document of the site', 'not ours');
  next.build(`--keep=${dist}`);
  children.push(await spawnSite(), await spawnSite({}, { dist: join(next.folder, 'dist') }));
  browser = await launch();
  origin = `http://127.0.0.1:${await listen(proxy)}`;
});
afterAll(async () => {
  await browser.close();
  proxy.close().closeAllConnections();
  for (const { child } of children) child.kill('SIGKILL');
  next.remove();
});

const ports = (...indexes: number[]) => indexes.map((index) => children[index]?.port ?? Number.NaN);
const isStyled = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Public Sans'));

const heading = (page: Page) => page.locator('main h1').textContent();
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'same') === true);

/** Presses a link and waits for its page, in this document or in another one. */
async function follow(page: Page, name: string, words: RegExp): Promise<void> {
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect.poll(() => heading(page)).toMatch(words);
}

describe('a deployment, with a proxy that gives each request to the next server', () => {
  test(`leaves ${visits} visitors no page that fails or is unstyled`, { timeout: 60_000 + visits * 5000 }, async () => {
    servers = ports(0, 1);
    for (let visit = 0; visit < visits; visit++) {
      // One visitor begins with the old release, the next with the new.
      documents = visit % 2;
      const page = await (await browser.newContext()).newPage();
      const failed: string[] = [];
      page.on('response', (answer) => {
        if (answer.request().isNavigationRequest() && !answer.ok()) failed.push(`${answer.url()}: ${answer.status()}`);
      });
      page.on('pageerror', ({ message }) => failed.push(message));
      await page.goto(`${origin}/pricing`);
      expect(await isStyled(page)).toBe(true);
      for (const [name, words] of [
        ['About', /(people|colleagues) who remember/],
        ['FAQs', /^Answers/],
        ['Payroll', /^Staff paid/],
      ] as const) {
        // On its way to be hydrated or, where the script is of the other release, not.
        await page.waitForTimeout(300);
        await follow(page, name, words);
        expect(await isStyled(page)).toBe(true);
      }
      expect(failed).toEqual([]);
      await page.context().close();
    }
  });

  test('takes who has a page open over into the new release with one full load', async () => {
    servers = ports(0);
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${origin}/pricing`);
    servers = ports(1);
    await hydrated(page);
    await follow(page, 'About', /colleagues who remember/);
    expect(await isSame(page)).toBe(false);
    await hydrated(page);
    await follow(page, 'FAQs', /^Answers/);
    expect(await isSame(page)).toBe(true);
    await page.context().close();
  });
});
