import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { findViolations } from '../browser/axe.ts';
import { hydrated, launch } from '../browser/browser.ts';
import { copyProject } from '../project-copy.ts';
import { root } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';
import { fits } from '../tour/probes.ts';

const { folder, edit, build, remove } = copyProject();
const brand = 'Alvarez, Whitlock & Pendergast';
let site: Awaited<ReturnType<typeof spawnSite>>;
let browser: Browser;

const manager = `{
    name: 'Thu Nguyen', role: 'Office manager', trade: 'office manager', desk: 'books', answersFor: [],
    license: { icon: 'book-open-check', text: 'Notary public; signs no tax return' }, education: 'Associate in Business',
    lines: [{ label: 'Keeps', text: 'The calendar and the mail' }], ask: 'Did my papers arrive?',
    biography: ['Joined the firm last year.', 'Answers the phone.', 'Keeps the calendar.', 'Lives nearby.'],
  },`;

/** The firm takes over the project as its owner's paper says: another name, four people, and no town with a page. */
beforeAll(async () => {
  cpSync(join(root, '.env.example'), join(folder, '.env.example'));
  const { office, phone, email } = firm;
  const changes = {
    [firm.brand]: brand,
    [phone]: '(813) 555-0299',
    [email]: 'office@alvarez.test',
    [office.street]: '400 Harbor Street',
  };
  for (const [before, after] of Object.entries(changes)) edit('content/firm.ts', `'${before}'`, `'${after}'`);
  edit('content/firm.ts', firm.legalName, `${brand}, CPAs`);
  edit('content/firm.ts', `lat: ${office.lat}`, 'lat: 27.95');
  edit('content/people.ts', /^\];$/gm, `  ${manager}\n];`);
  edit('content/cities/index.ts', /^import \{ city.*\n/gm, '');
  edit('content/cities/index.ts', /^const list = \[[^\]]*\]/gm, 'const list = []');
  build();
  site = await spawnSite({}, { dist: join(folder, 'dist') });
  browser = await launch();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  site?.child.kill('SIGKILL');
  remove();
});

const openPage = (fontSize?: number) =>
  (fontSize ? launch(fontSize) : Promise.resolve(browser)).then((reader) => reader.newPage());

describe('a firm of four people, without towns', () => {
  test('has the right types, and is told by the content check what still speaks of the firm before, and nothing that is wrong', () => {
    expect(spawnSync('npx', ['tsc'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
    const { stdout } = spawnSync('npm', ['run', 'check:content', '--', '--strict'], { cwd: folder, encoding: 'utf8' });
    const findings = stdout.split('\n').filter((line) => /^(error|warning): /.test(line));
    const links = ['delray-beach', 'boca-raton', 'highland-beach'].map((town) => `links to /locations/${town}, which is neither`);
    const maps = [...cities].map(
      ({ path }) => `warning: content/cities/maps/${path.split('/').at(-1)}.svg, svg: is the map of no city`,
    );
    const pages = cities.map(({ path }) => `warning: content/redirects.ts, ${path}: was a page`);
    const expected = [...maps.sort(), ...pages, ...links];
    expect(findings).toEqual(expected.map((words) => expect.stringContaining(words)));
    expect(stdout).toMatch(/reminder: client\/static\/og, .* more: link previews of another firm/);
  });

  test('has pages that work, each without an error and without a name or number of the firm before', async () => {
    // It waits for the index of all pages, on a busy machine for longer than a connection may stand still.
    const ask = () => fetch(`${site.origin}/sitemap.xml`);
    const sitemap = await (await ask().catch(ask)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(25);
    const page = await openPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => messages.push(`exception: ${message}`));
    for (const path of paths) {
      expect((await page.goto(site.origin + path))?.status(), path).toBe(200);
      await hydrated(page);
      const html = await page.content();
      for (const old of [firm.brand, firm.legalName, firm.phone, firm.email, firm.office.street])
        expect(html.includes(old), `${path}: ${old}`).toBe(false);
    }
    expect(messages).toEqual([]);
  });

  test('names and draws its four people, with nobody twice', async () => {
    const page = await openPage();
    await page.goto(site.origin);
    expect(await page.locator('.proof li').first().innerText()).toMatch(/^Two CPAs, a bookkeeper, and an office manager, /);
    const links = await page.locator('.people a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(links).size).toBe(4);
    await page.goto(`${site.origin}/about`);
    expect(await page.locator('h1').innerText()).toContain('Four people');
    for (const link of links) expect(await page.locator(link.replace('/about', '')).count()).toBe(1);
  });

  test.each([undefined, 24])(
    'has its name of thirty letters in the header at every width, with text of %i px',
    async (fontSize) => {
      const page = await openPage(fontSize);
      await page.goto(site.origin);
      for (const width of [320, 360, 390, 600, 768, 820, 960, 1024, 1220, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect([...(await fits.find(page)), ...(await page.evaluate(listOverlaps))], `${width}`).toEqual([]);
        if (!fontSize) expect((await page.getByRole('banner').boundingBox())?.height, `${width}`).toBeLessThanOrEqual(78);
      }
    },
  );

  test('has no accessibility violation on pages that have lost a map', async () => {
    const page: Page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
    for (const path of ['/', '/about', '/location', '/contact']) {
      await page.goto(site.origin + path);
      expect(await page.locator('.coast, .town-map').count(), path).toBe(0);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findViolations(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

/** The parts of the header that are on each other. */
function listOverlaps(): string[] {
  const parts = [...document.querySelectorAll('.header-row > *, .header-actions > *')].filter((part) => part.checkVisibility());
  const shown = parts.map((part) => ({ name: part.className, parent: part.parentElement, box: part.getBoundingClientRect() }));
  const pairs = shown.flatMap((a, index) => shown.slice(index + 1).map((b) => [a, b] as const));
  const on = pairs.filter(
    ([a, b]) =>
      a.parent === b.parent &&
      Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
      Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
  );
  return on.map(([a, b]) => `${a.name} is on ${b.name}`);
}
