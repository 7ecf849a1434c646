import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { findViolations } from '../browser/axe.ts';
import { hydrated, launch } from '../browser/browser.ts';
import { moveIn } from '../fixtures/tampa/move-in.ts';
import { copyProject } from '../project-copy.ts';
import { root } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

/** Tests of the content of this firm: its pages and people, its towns, what it is asked, and its own specification. */
const ofThisFirm = [
  'unit/about',
  'unit/blog',
  'unit/bodies',
  'unit/figures-articles',
  'unit/link-previews',
  'unit/routes',
  'unit/search',
  'unit/specification',
  'unit/cities',
  'unit/voice',
  'http/specification',
  // These two are about the build and the deployment, and their files are not in the copy.
  'http/build',
  'http/proxy',
  'browser/city-maps',
];

/** Tests of its content in files that are about every firm, by a part of their names. */
const namedOfThisFirm = ['to an unwritten article', 'of the real content', 'This one is planned'];

/** A day on which every fact has been looked up. */
const day = '2026-11-29';

const project = copyProject();
const { folder, build, remove } = project;
let site: Awaited<ReturnType<typeof spawnSite>>;
let browser: Browser;

/** Runs a command in the copy; the variables of this run are not its own. */
function run(command: string, ...args: string[]): Promise<{ status: unknown; stdout: string; stderr: string }> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    execFile(command, args, { cwd: folder, env: { PATH, HOME }, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });
}

const checkStrictly = () => run('npx', 'tsx', 'tools/check-content/check-content.ts', '--strict', `--day=${day}`);

beforeAll(async () => {
  moveIn(folder);
  for (const part of ['test', '.env.example', 'stryker.config.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  build();
  site = await spawnSite({}, { dist: join(folder, 'dist') });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  site.child.kill('SIGKILL');
  remove();
});

describe('a firm in Tampa with four people, no towns and other hours', () => {
  test('has the right types, and may go live once its link previews are drawn anew: those of the old name fail the check', async () => {
    expect((await run('npx', 'tsc')).stdout).toBe('');
    const before = await checkStrictly();
    expect(before.status).toBe(1);
    const findings = before.stdout.split('\n').filter((line) => /^(error|warning|reminder): /.test(line));
    expect(findings).toEqual([
      expect.stringMatching(/^reminder: client\/static\/og, \/, .* and \d\d more: link previews of another firm/),
      ...cities.map(({ path }) => expect.stringContaining(`warning: content/redirects.ts, ${path}: was a page`)),
    ]);
    const drawn = await run('npm', 'run', 'link-previews', '--', site.origin);
    expect(drawn.status, drawn.stdout + drawn.stderr).toBe(0);
    const after = await checkStrictly();
    expect(after.stdout).toContain('Content: 0 errors, 0 warnings, 0 to do');
    expect(after.status).toBe(0);
  }, 280_000);

  test('has pages that work, each without an error and without a word of the firm before', async () => {
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(25);
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => messages.push(`exception: ${message}`));
    for (const path of paths) {
      const response = await page.goto(site.origin + path);
      expect(response?.status(), path).toBe(200);
      await hydrated(page);
      const words = `${await page.title()} ${await page.locator('body').innerText()} ${await page.locator('head').innerHTML()}`;
      for (const old of [firm.brand, firm.office.city, firm.phone, firm.region])
        expect(words.includes(old), `${path}: ${old}`).toBe(false);
      expect(await page.locator('.coast, .town-map').count(), path).toBe(0);
    }
    expect(messages).toEqual([]);
    await page.close();
  });

  test('names and draws its four people, with nobody twice', async () => {
    const page = await browser.newPage();
    await page.goto(site.origin);
    expect(await page.locator('.proof li').first().innerText()).toBe('Two CPAs, a bookkeeper, and an office manager');
    const links = await page.locator('.people a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(links).size).toBe(4);
    await page.goto(`${site.origin}/about`);
    expect(await page.locator('h1').innerText()).toContain('Four people');
    for (const link of links) expect(await page.locator(link.replace('/about', '')).count()).toBe(1);
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toEqual([]);
    }
    await page.close();
  });

  test.each([16, 24])('has its name of thirty letters in the header at every width, with text of %i px', async (fontSize) => {
    const reader = await launch(fontSize);
    const page = await reader.newPage();
    await page.goto(site.origin);
    for (const width of [320, 360, 390, 412, 600, 768, 820, 960, 1024, 1180, 1220, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width}`).toEqual([]);
      if (fontSize === 16) expect((await page.getByRole('banner').boundingBox())?.height, `${width}`).toBeLessThanOrEqual(78);
    }
    await reader.close();
  });

  test('has no accessibility violation on pages that have lost a map', async () => {
    const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/about', '/location', '/contact']) {
        await page.goto(site.origin + path);
        expect(await findViolations(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await page.close();
  });
});

/** What of the header or the page stands out of the window, and which parts of the header are on each other. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.header-row > *, .header-actions > *')].filter((part) => part.checkVisibility());
    const shown = parts.map((part) => ({ name: part.className, parent: part.parentElement, box: part.getBoundingClientRect() }));
    const { scrollWidth, clientWidth } = document.documentElement;
    const pairs = shown.flatMap((a, index) => shown.slice(index + 1).map((b) => [a, b] as const));
    const on = pairs.filter(
      ([a, b]) =>
        a.parent === b.parent &&
        Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
        Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
      ...shown.filter(({ box }) => box.left < -1 || box.right > clientWidth + 1).map(({ name }) => `${name} is outside`),
      ...on.map(([a, b]) => `${a.name} is on ${b.name}`),
    ];
  });
}

test.each(['unit', 'http', 'browser'])(
  'the tests of test/%s that are not of this firm’s content pass in the copy with the firm in Tampa',
  async (kind) => {
    const exclude = ofThisFirm.map((name) => `--exclude=**/${name}.test.ts`);
    const { status, stdout, stderr } = await run(
      'npx',
      'vitest',
      'run',
      '--config',
      'test/vitest.config.ts',
      ...exclude,
      `--testNamePattern=^(?!.*(${namedOfThisFirm.join('|')}))`,
      `test/${kind}`,
    );
    expect(
      status,
      `${stdout}\n${stderr}`
        .split('\n')
        .filter((line) => /FAIL|Error/.test(line))
        .join('\n'),
    ).toBe(0);
  },
  400_000,
);
