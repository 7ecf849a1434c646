import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../project-copy.ts';
import { root } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';
import { hydrated, launch } from './browser.ts';

// Two visits here; `npm run test:deploy` for the whole measure.
const visits = Number(process.env.VISITS ?? 2);

const next = copyProject();
const children: Awaited<ReturnType<typeof spawnSite>>[] = [];
let servers: number[] = [];
let documents = 0;
const asked = new Map<string, number>();
let browser: Browser;
let origin: string;

/**
 * Gives each document to the next server, and what a document asks for to the one that has not made it, which is the
 * worst that a round can do; asked again, to the other.
 */
function pickServer(path: string): number | undefined {
  const isFile = path.includes('.');
  const turn = isFile ? documents + (asked.get(path) ?? 0) : documents++;
  if (isFile) asked.set(path, (asked.get(path) ?? 0) + 1);
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
  next.edit('content/about.ts', 'Three people', 'Four people');
  next.edit('client/styles/print.css', /$/g, 'main { orphans: 3 }');
  next.edit('client/hydrate.tsx', 'no #root', 'no place to hydrate');
  next.build('--no-drawing', `--keep=${join(root, 'dist')}`);
  children.push(await spawnSite(), await spawnSite({}, [], join(next.folder, 'dist')));
  browser = await launch();
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  proxy.close().closeAllConnections();
  for (const { child } of children) child.kill('SIGKILL');
  next.remove();
});

const ports = (...indexes: number[]) => indexes.map((index) => children[index]?.port ?? Number.NaN);
const isStyled = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Public Sans'));

/** Presses a link and says whether the document stayed. Fails if the page does not come. */
async function follow(page: Page, name: string, path: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
  await page.waitForFunction(() => document.readyState === 'complete');
  return page.evaluate(() => Reflect.get(window, 'same') === true);
}

describe('a deployment, with a proxy that gives each request to the next server', () => {
  test(
    `leaves ${visits} visitors during it no page unstyled or without script, and one full load at most`,
    async () => {
      servers = ports(0, 1);
      for (let visit = 0; visit < visits; visit++) {
        // One visitor begins with the old release, the next with the new.
        documents = visit % 2;
        asked.clear();
        const page = await (await browser.newContext()).newPage();
        await page.goto(`${origin}/pricing`);
        expect(await isStyled(page)).toBe(true);
        await hydrated(page);
        let loads = 0;
        for (const [name, path] of [
          ['About', '/about'],
          ['FAQs', '/faqs'],
          ['Payroll', '/services/payroll-services'],
        ] as const) {
          if (!(await follow(page, name, path))) loads++;
          expect(await isStyled(page)).toBe(true);
          await hydrated(page);
        }
        expect(loads).toBeLessThanOrEqual(1);
        await page.context().close();
      }
    },
    60_000 + visits * 5000,
  );

  test('lets who has a page open go on in the release that it is of', async () => {
    servers = ports(0);
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${origin}/pricing`);
    servers = ports(1);
    await hydrated(page);
    expect(await follow(page, 'About', '/about')).toBe(true);
    const heading = () => page.locator('main h1').textContent();
    await expect.poll(heading).toContain('Three people');
    await page.reload();
    await expect.poll(heading).toContain('Four people');
    await page.context().close();
  });
});
