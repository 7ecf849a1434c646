import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../server/find-page.ts';
import { toDataPath } from '../../shared/page-data.ts';
import { readFolder } from '../read-folder.ts';
import { assets, dist, freePort, makeApp, root } from '../site.ts';

const files = readFolder(dist);

describe('what is built', () => {
  test('is one script and two fonts, named by their bytes, the files that are served as they are, and the server', () => {
    const served = [...readFolder(join(root, 'client/static')).keys()].map((name) => `client/${name}`);
    const others = ['assets.json', 'client/licenses.txt', 'package.json', 'sbom.cdx.json', 'server/main.js'];
    const made = [assets.script, ...assets.fonts].map((address) => `client${address}`);
    expect([...files.keys()].filter((name) => !/\.(br|gz)$/.test(name)).sort()).toEqual([...served, ...others, ...made].sort());
    expect(made.map((name) => basename(name).replace(/-[A-Z0-9]{8}\./, '.')).sort()).toEqual([
      'main.js',
      'public-sans.woff2',
      'young-serif.woff2',
    ]);
  });

  test('has compressed copies of text, and of nothing else, that unpack to it', () => {
    for (const [name, bytes] of files) {
      const copies = [`${name}.br`, `${name}.gz`].map((copy) => files.get(copy));
      if (/^client\/.*\.(js|svg|txt)$/.test(name)) {
        expect(brotliDecompressSync(copies[0] ?? '').equals(bytes), name).toBe(true);
        expect(gunzipSync(copies[1] ?? '').equals(bytes), name).toBe(true);
      } else expect(copies, name).toEqual([undefined, undefined]);
    }
  });

  test('names no host to load from, no source map and no path of this machine', () => {
    for (const [name, bytes] of files) {
      if (!/\.(js|json|svg)$/.test(name)) continue;
      const text = bytes.toString();
      expect(text.includes(root), name).toBe(false);
      expect(text, name).not.toMatch(/sourceMappingURL=|url\(\\?"?https?:/);
    }
  });
});

describe('the weight, in kB of brotli', () => {
  const kB = (bytes: { length: number }) => bytes.length / 1000;
  const weigh = async (addresses: string[]) => {
    const { app } = makeApp();
    const sizes: [number, string][] = [];
    for (const address of addresses) {
      const { status, headers } = await request(app).head(address).set('Accept-Encoding', 'br');
      expect([status, headers['content-encoding']], address).toEqual([200, 'br']);
      sizes.push([Number(headers['content-length']) / 1000, address]);
    }
    return sizes.sort(([a], [b]) => a - b);
  };

  // 17 is the aim for the sheet and 30 for the median document, of which the sheet is more than half (docs/measurements.md).
  test('of the script is at most 104, of the style sheet 19.8, of the two fonts 36', () => {
    expect(kB(files.get(`client${assets.script}.br`) ?? [])).toBeLessThanOrEqual(104);
    expect(assets.fonts).toHaveLength(2);
    expect(assets.fonts.reduce((sum, font) => sum + kB(files.get(`client${font}`) ?? []), 0)).toBeLessThanOrEqual(36);
    expect(kB(brotliCompressSync(assets.styles))).toBeLessThanOrEqual(19.8);
  });

  test('of a document is at most 35.2, of the median one 32.6', async () => {
    const sizes = await weigh(pages.map(({ path }) => path));
    expect(sizes.filter(([size]) => size > 35.2)).toEqual([]);
    expect(sizes[Math.floor(sizes.length / 2)]?.[0]).toBeLessThanOrEqual(32.6);
  });

  test('of a next page’s data is at most 9', async () => {
    const sizes = await weigh(pages.map(({ path }) => toDataPath(path, '')));
    expect(sizes.filter(([size]) => size > 9)).toEqual([]);
  });
});

describe('dist/ copied alone into an empty folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(dist, folder, { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });

  /** Starts the server there, with more flags of Node if need be, and collects what it prints. */
  function start(env: Record<string, string>, flags: string[] = [], cwd = folder) {
    const settings = { PATH: process.env.PATH, ...env };
    const child = spawn(process.execPath, [...flags, 'server/main.js'], { cwd, env: settings });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const readLines = () =>
      printed
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    return { child, exit, printed: () => printed, readLines };
  }

  const statusOf = (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );

  test('starts, is ready, serves, and on SIGTERM says not ready, goes on answering, and stops', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const { child, exit, readLines } = start({ PORT: String(port), SHUTDOWN_DELAY_MS: '500', REVISION: '0123abc' });
    await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200);
    for (const [path, status] of Object.entries({ '/services/payroll-services': 200, '/data/about.json': 200, '/nope': 404 }))
      expect(await statusOf(origin + path), path).toBe(status);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${origin}/readyz`), { interval: 10 }).toBe(503);
    const last = await fetch(`${origin}/about`);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exit).toBe(0);
    const [first, ...others] = readLines();
    expect(first).toMatchObject({ revision: '0123abc', msg: expect.stringMatching(/^Listening on /) });
    expect(others.filter((line) => 'revision' in line)).toEqual([]);
  });

  test('stops with one line of JSON after an error that nobody has caught', async () => {
    const armed = 'process.listenerCount("uncaughtException")';
    const bomb = `data:text/javascript,setInterval(() => { if (${armed}) throw new Error("out of the blue") }, 50)`;
    const { exit, readLines } = start({ PORT: String(await freePort()) }, ['--import', bomb]);
    expect(await exit).toBe(1);
    expect(readLines().at(-1)).toMatchObject({ level: 60, err: { message: 'out of the blue' } });
  });

  test('does not open a debugger on SIGUSR1', async () => {
    const port = await freePort();
    const { child, exit, printed } = start({ PORT: String(port) });
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/readyz`)).toBe(200);
    child.kill('SIGUSR1');
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill('SIGINT');
    expect(await exit).toBe(0);
    expect(printed()).toContain('SIGUSR1 is ignored');
    expect(printed()).not.toContain('Debugger');
  });

  test('does not start with a file that is missing', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'broken-'));
    cpSync(folder, broken, { recursive: true });
    rmSync(join(broken, 'assets.json'));
    const { exit, printed } = start({ PORT: String(await freePort()) }, [], broken);
    expect(await exit).toBe(1);
    expect(printed()).toContain('assets.json');
    rmSync(broken, { recursive: true });
  });

  test('refuses to start with a wrong setting, in one line that names it', async () => {
    const { exit, printed } = start({ PORT: 'abc' });
    expect(await exit).toBe(1);
    expect(printed().trim().split('\n')).toHaveLength(1);
    expect(printed()).toContain('PORT');
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
