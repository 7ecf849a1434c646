import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { findChunk, toTableUrl } from '../../shared/navigation/page-table.ts';
import { pages, routes } from '../../shared/routes.ts';
import { dist, freePort, makeApp, root } from '../site.ts';

const { manifest } = dist;
const assets = join(root, 'dist/client');
const kB = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + statSync(join(assets, `${address}.br`)).size, 0) / 1000;

describe('the weight of a page, in kB of brotli', () => {
  test.each(pages)('$path: at most 88 of script, 9 of them its own, in one chunk beside the one that all share', ({ path }) => {
    const own = manifest.pages[path] ?? '';
    expect(readFileSync(join(assets, own), 'utf8').match(/\bimport\b/g)).toHaveLength(1);
    expect(readFileSync(join(assets, own), 'utf8')).toMatch(/^import\{[^}]+\}from"shared";/);
    expect(kB([own])).toBeLessThanOrEqual(9);
    expect(kB([manifest.beforePaint, manifest.loader, manifest.shared, own, toTableUrl(manifest.shared)])).toBeLessThanOrEqual(
      88,
    );
  });

  test('at most 10 of styles and 40 of fonts in two files', async () => {
    const { app } = await makeApp();
    for (const { path } of pages) {
      const sheets = [...(await request(app).get(path)).text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles]) => styles);
      expect(brotliCompressSync(sheets.join('')).length / 1000, path).toBeLessThanOrEqual(10);
    }
    expect(manifest.fonts).toHaveLength(2);
    expect(manifest.fonts.reduce((sum, font) => sum + statSync(join(assets, font)).size, 0) / 1000).toBeLessThanOrEqual(40);
  });

  test('at most 14 of HTML without its styles, home at most 12', async () => {
    const { app } = await makeApp();
    for (const { path } of pages) {
      const html = (await request(app).get(path)).text.replace(/<style>.*<\/style>/s, '');
      expect(brotliCompressSync(html).length / 1000, path).toBeLessThanOrEqual(path === '/' ? 12 : 14);
    }
  });

  test('nothing of the kit, which makers have in development', async () => {
    expect((await request((await makeApp()).app).get('/kit')).status).toBe(404);
    const server = join(root, 'dist/server');
    for (const file of readdirSync(server)) expect(readFileSync(join(server, file), 'utf8'), file).not.toContain('data-sample');
  });

  test('at most 1.5 MB of server', () => {
    const server = join(root, 'dist/server');
    const bytes = readdirSync(server).reduce((sum, file) => sum + statSync(join(server, file)).size, 0);
    expect(bytes / 1e6).toBeLessThanOrEqual(1.5);
  });
});

describe('the files of the client', () => {
  const addresses = [manifest.css, manifest.loader, manifest.shared, ...Object.values(manifest.pages)];

  test('are named by their bytes, and what is packed unpacks', () => {
    for (const address of addresses) {
      expect(address).toMatch(/^\/assets\/.+-([A-Z0-9]{8}|[0-9a-z]{5})\.(js|css)$/);
      expect(gunzipSync(readFileSync(join(assets, `${address}.gz`))).equals(readFileSync(join(assets, address)))).toBe(true);
    }
  });

  test('are in the document: style sheet and loader whole, the page’s chunk and the shared one by name', async () => {
    const page = (await request((await makeApp()).app).get('/about')).text;
    expect(page).toContain(`<style>${readFileSync(join(assets, manifest.css), 'utf8')}</style>`);
    expect(page).toContain(`<script type="module">${readFileSync(join(assets, manifest.loader), 'utf8')}</script>`);
    expect(page).toContain(`<script type="importmap">{"imports":{"shared":"${manifest.shared}"}}</script>`);
    expect(page).toContain(`data-chunk="${manifest.pages['/about']}"`);
    expect(page).toContain(`<script>${readFileSync(join(assets, manifest.beforePaint), 'utf8')}</script>`);
    // What other pages need comes after hydration.
    expect(page).toContain(`data-styles="${manifest.allBlocks}" data-sprite="${manifest.sprite}"`);
    expect(page).not.toContain('rel="stylesheet"');
  });

  test('are in the document: the styles of its figure and of what is on it, which its policy allows, and no others', async () => {
    const { app } = await makeApp();
    const has = Object.entries(manifest.blocks).map(
      ([block, file]) => [block, readFileSync(join(assets, file), 'utf8')] as const,
    );
    const wanted = {
      '/services/irs-resolution': ['ladder', 'on-this-page', 'band', 'figure'],
      '/about': ['team', 'room'],
      '/nope': ['horizon'],
    };
    const other = await request(app).get('/privacy');
    for (const [path, blocks] of Object.entries(wanted)) {
      const { text, headers } = await request(app).get(path);
      const [, own = ''] = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles]) => styles);
      for (const [block, styles] of has) if (blocks.includes(block)) expect(own, `${path} ${block}`).toContain(styles);
      for (const [block, styles] of has)
        if (['tides', 'found'].includes(block)) expect(own, `${path} ${block}`).not.toContain(styles);
      const allowed = `'sha256-${createHash('sha256').update(own).digest('base64')}'`;
      expect(headers['content-security-policy'], path).toContain(`style-src ${allowed} `);
      expect(other.headers['content-security-policy'], path).not.toContain(allowed);
      expect(text.match(/<style>/g), path).toHaveLength(2);
    }
  });

  test('do not name each other: a page is found in the table of pages, by a key of its own', () => {
    const table = readFileSync(join(assets, toTableUrl(manifest.shared)), 'utf8');
    const found = routes.filter(({ served }) => !served);
    expect(table).toHaveLength(found.length * 11);
    for (const { path } of found) expect(findChunk(table, path)).toBe(manifest.pages[path]);
    for (const path of ['/nope', '', '/About', '/about/', '/search', '/forms']) expect(findChunk(table, path)).toBeUndefined();
    for (const address of addresses) {
      const text = readFileSync(join(assets, address), 'utf8');
      for (const other of addresses) expect(text.includes(basename(other)), `${address} names ${other}`).toBe(false);
    }
  });

  test('name no foreign host to load from, no source map and no path of a machine', () => {
    for (const address of addresses) {
      const text = readFileSync(join(assets, address), 'utf8');
      expect(text).not.toMatch(/sourceMappingURL|node_modules\//);
      expect(text.includes(root)).toBe(false);
      if (address.endsWith('.css')) expect(text).not.toMatch(/url\("?https?:/);
    }
  });

  test('include only the icons in use', () => {
    const sprite = readFileSync(join(assets, manifest.sprite), 'utf8');
    const lucide = readdirSync(join(createRequire(import.meta.url).resolve('lucide-static/package.json'), '../icons')).length;
    expect((sprite.match(/<symbol/g) ?? []).length).toBeLessThan(lucide / 8);
  });
});

async function until(check: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await check().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`not within ${milliseconds} ms`);
}

describe('dist/ copied alone into an empty folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(join(root, 'dist'), folder, { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });

  /** Starts the server there, with more flags of Node if need be, and collects what it prints. */
  function start(env: Record<string, string>, flags: string[] = [], cwd = folder) {
    const settings = { PATH: process.env.PATH, ...env };
    const child = spawn(process.execPath, [...flags, 'server/main.js'], { cwd, env: settings });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, exit, printed: () => printed };
  }

  test('stops with one line of JSON after an error that nobody has caught', async () => {
    const armed = 'process.listenerCount("uncaughtException")';
    const bomb = `data:text/javascript,setInterval(() => { if (${armed}) throw new Error("out of the blue") }, 50)`;
    const { exit, printed } = start({ PORT: String(await freePort()) }, ['--import', bomb]);
    expect(await exit).toBe(1);
    const lines = printed()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ level: 60, err: { message: 'out of the blue' } });
  });

  test('is never ready with a page that cannot be rendered', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'broken-'));
    cpSync(folder, broken, { recursive: true });
    const { pages, ...rest } = JSON.parse(readFileSync(join(broken, 'manifest.json'), 'utf8'));
    delete pages['/contact'];
    writeFileSync(join(broken, 'manifest.json'), JSON.stringify({ pages, ...rest }));
    const { exit, printed } = start({ PORT: String(await freePort()) }, [], broken);
    expect(await exit).toBe(1);
    expect(printed()).toContain('/contact: the build has no chunk of it');
    rmSync(broken, { recursive: true });
  });

  test.each([
    ['a file that is cut', (file: string) => writeFileSync(file, '')],
    ['a file that is missing', (file: string) => rmSync(file)],
  ])('does not start with %s', async (_what, harm) => {
    const broken = mkdtempSync(join(tmpdir(), 'broken-'));
    cpSync(folder, broken, { recursive: true });
    harm(join(broken, 'client', `${manifest.shared}.br`));
    const { exit, printed } = start({ PORT: String(await freePort()) }, [], broken);
    expect(await exit).toBe(1);
    expect(printed()).toContain(`${manifest.shared}.br`);
    rmSync(broken, { recursive: true });
  });

  test('does not open a debugger on SIGUSR1', async () => {
    const port = await freePort();
    const { child, exit, printed } = start({ PORT: String(port) });
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200, 5000);
    child.kill('SIGUSR1');
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill('SIGINT');
    expect(await exit).toBe(0);
    expect(printed()).toContain('SIGUSR1 is ignored');
    expect(printed()).not.toContain('Debugger');
  });

  test('starts, is ready, serves, and on SIGTERM says not ready, goes on answering, and stops', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const { child, exit, printed } = start({ PORT: String(port), SHUTDOWN_DELAY_MS: '300', REVISION: '0123abc' });
    await until(async () => (await fetch(`${origin}/readyz`)).status === 200, 5000);
    expect((await fetch(`${origin}/services/payroll-services`)).status).toBe(200);
    expect((await fetch(`${origin}/nope`)).status).toBe(404);
    child.kill('SIGTERM');
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503, 250);
    const last = await fetch(`${origin}/about`);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exit).toBe(0);
    const lines = printed()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ revision: '0123abc', msg: expect.stringMatching(/^Listening on /) });
    expect(lines.slice(1).filter((line) => 'revision' in line)).toEqual([]);
  });

  test.each([
    ['PORT', 'abc'],
    ['SITE_ORIGIN', 'example.com'],
    ['PAGE_CACHE', 'maybe'],
    ['LOG_LEVEL', 'all'],
    ['REVISION', 'a;b'],
  ])('refuses to start with %s=%s, in one line that names it', async (name, value) => {
    const { exit, printed } = start({ [name]: value });
    expect(await exit).toBe(1);
    expect(printed().trim().split('\n')).toHaveLength(1);
    expect(printed()).toContain(name);
  });

  test('refuses a port that is taken, by name', async () => {
    const taken = createServer().listen(0);
    const { port } = taken.address() as { port: number };
    const { exit, printed } = start({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(printed()).toContain(`PORT ${port}`);
    taken.close();
  });
});

/** Every file below a folder with its bytes, by its path from there. */
function bytesBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'base64')]));
}

describe('a second build of the same source', () => {
  test('has the same bytes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'again-'));
    execFileSync(process.execPath, ['build.mjs', `--out=${folder}`], { cwd: root, stdio: 'ignore' });
    expect(bytesBelow(folder)).toEqual(bytesBelow(join(root, 'dist')));
    rmSync(folder, { recursive: true });
  });
});
