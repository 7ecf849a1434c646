import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFolder } from '../read-folder.ts';
import { assets, dist, freePort, root } from '../site.ts';
import { statusOf } from '../spawn-site.ts';

const files = readFolder(dist);

describe('what is built', () => {
  test('is one script, two fonts and two files of drawings, named by their bytes, the files that are served as they are, and the server', () => {
    const served = [...readFolder(join(root, 'client/static')).keys()].map((name) => `client/${name}`);
    const others = [
      'assets.json',
      'client/licenses.txt',
      'package.json',
      'sbom.cdx.json',
      'server/main.js',
      'server/main.js.map',
    ];
    const made = [assets.script, assets.sprite, assets.desks, ...assets.fonts].map((address) => `client${address}`);
    expect([...files.keys()].filter((name) => !/\.(br|gz)$/.test(name)).sort()).toEqual([...served, ...others, ...made].sort());
    expect(made.map((name) => basename(name).replace(/-[A-Z0-9]{8}\./, '.')).sort()).toEqual([
      'desks.svg',
      'main.js',
      'public-sans.woff2',
      'sprite.svg',
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

  test('is served beside the script, the fonts and the drawings of the release before, if those are kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'next-'));
    const { keepPrevious } = await import(join(root, 'build.mjs'));
    await keepPrevious(dist, folder);
    const kept = [assets.script, assets.sprite, assets.desks, ...assets.fonts].map((address) => `client${address}`);
    expect([...readFolder(folder).keys()].sort()).toEqual(kept.sort());
    rmSync(folder, { recursive: true });
  });

  test('names no host to load from, no path of this machine and, to browsers, no source map', () => {
    for (const [name, bytes] of files) {
      if (!/\.(js|json|map|svg)$/.test(name)) continue;
      const text = bytes.toString();
      expect(text.includes(root), name).toBe(false);
      expect(text, name).not.toMatch(/url\(\\?"?https?:/);
      expect(text.includes('sourceMappingURL='), name).toBe(name === 'server/main.js');
    }
  });
});

const kB = (bytes: { length: number }) => bytes.length / 1000;
// test/long/build.test.ts has the weight of documents and of data.
test('the weight of the script is at most 104 kB of brotli, of the two fonts 36', () => {
  expect(kB(files.get(`client${assets.script}.br`) ?? [])).toBeLessThanOrEqual(104);
  expect(assets.fonts.reduce((sum, font) => sum + kB(files.get(`client${font}`) ?? []), 0)).toBeLessThanOrEqual(36);
});

describe('dist/ copied alone into an empty folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(dist, folder, { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });

  /** Starts the server there, with more flags of Node if need be, and collects what it prints. */
  function start(env: Record<string, string>, flags: string[] = []) {
    const settings = { PATH: process.env.PATH, ...env };
    const child = spawn(process.execPath, [...flags, 'server/main.js'], { cwd: folder, env: settings });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
    const readLines = () => printed.trim().split('\n');
    return { child, exit: once(child, 'exit'), readLines };
  }

  test('starts, is ready, serves, and on SIGTERM says not ready, goes on answering, and stops', async () => {
    const PORT = String(await freePort());
    const origin = `http://127.0.0.1:${PORT}`;
    const { child, exit, readLines } = start({ PORT, SHUTDOWN_DELAY_MS: '500', REVISION: '0123abc' });
    await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200);
    for (const [path, status] of Object.entries({ '/services/payroll-services': 200, '/data/about.json': 200, '/nope': 404 }))
      expect(await statusOf(origin + path), path).toBe(status);
    // Not a sign to open a debugger.
    child.kill('SIGUSR1');
    await expect.poll(() => readLines().join('\n')).toContain('SIGUSR1 is ignored');
    child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${origin}/readyz`), { interval: 10 }).toBe(503);
    const last = await fetch(`${origin}/about`);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exit).toEqual([0, null]);
    const [first, ...others] = readLines().map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      revision: '0123abc',
      settings: { PAGE_CACHE: true },
      msg: expect.stringMatching(/^Listening on /),
    });
    expect(others.filter((line) => 'revision' in line)).toEqual([]);
  });

  test('stops with one line of JSON after an error that nobody has caught', async () => {
    const armed = 'process.listenerCount("uncaughtException")';
    const bomb = `data:text/javascript,setInterval(() => { if (${armed}) throw new Error("out of the blue") }, 50)`;
    const { exit, readLines } = start({ PORT: String(await freePort()) }, ['--import', bomb]);
    expect(await exit).toEqual([1, null]);
    expect(JSON.parse(readLines().at(-1) ?? '')).toMatchObject({ level: 60, err: { message: 'out of the blue' } });
  });

  test('hears a signal before it has begun to listen', async () => {
    // Sends it when the first setting is read.
    const signal = `process.env = new Proxy(process.env, { get: (env, name) => {
      if (name === 'PORT') process.kill(process.pid, 'SIGTERM');
      return env[name];
    } })`;
    const env = { PORT: String(await freePort()), SHUTDOWN_DELAY_MS: '0' };
    const { exit, readLines } = start(env, ['--import', `data:text/javascript,${encodeURIComponent(signal)}`]);
    expect(await exit).toEqual([0, null]);
    expect(JSON.parse(readLines().at(-1) ?? '')).toMatchObject({ signal: 'SIGTERM', msg: 'stopping' });
  });

  test('does not start with a clock that is behind what the site knows', async () => {
    const clock =
      'globalThis.Date = class extends Date { constructor(...args) { super(...(args.length ? args : ["2026-06-01"])) } }';
    const { exit, readLines } = start({ PORT: String(await freePort()) }, [
      '--import',
      `data:text/javascript,${encodeURIComponent(clock)}`,
    ]);
    expect(await exit).toEqual([1, null]);
    expect(readLines()).toEqual([expect.stringMatching(/^The clock of this machine says 2026-05-31; the facts .* are of 20/)]);
  });

  test('listens where it is told, and warns of a setting of others, and when nobody has said where the site is', async () => {
    const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
    // As .env.example has it.
    const SITE_ORIGIN = 'http://localhost:3000';
    const { child, exit, readLines } = start({
      PORT,
      METRICS_PORT,
      HOST: '127.0.0.2',
      LOG_LEVEL: 'INFO',
      SITE_ORIGIN,
      SHUTDOWN_DELAY_MS: '0',
    });
    await expect.poll(() => statusOf(`http://127.0.0.2:${PORT}/readyz`)).toBe(200);
    // Not 127.0.0.1, where another test may have been given the same port.
    expect(await statusOf(`http://127.0.0.3:${PORT}/readyz`)).toBe(0);
    expect(await statusOf(`http://127.0.0.1:${METRICS_PORT}/metrics`)).toBe(200);
    expect(await statusOf(`http://127.0.0.3:${METRICS_PORT}/metrics`)).toBe(0);
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    const warnings = readLines().map((line) => JSON.parse(line));
    expect(warnings.filter(({ level }) => level === 40)).toMatchObject([
      { msg: expect.stringMatching(/^LOG_LEVEL must be .* not "INFO": it is passed over$/) },
      { msg: `SITE_ORIGIN: links in the sitemap, the feed and to this site say ${SITE_ORIGIN}` },
    ]);
  });

  const taken = createServer().listen(0);
  afterAll(() => taken.close());

  test.each([
    ['a wrong setting', () => ({ PORT: 'abc' }), /^PORT must /],
    ['an address of another machine', () => ({ PORT: '0', HOST: '192.0.2.1' }), /^PORT 0 on 192\.0\.2\.1 cannot be used: /],
    ['a port that is taken', () => ({ PORT: String(Object(taken.address()).port) }), /^PORT \d+ cannot be used: /],
  ])('does not start with %s, and names it', async (_what, makeEnv, named) => {
    const { exit, readLines } = start(makeEnv());
    expect(await exit).toEqual([1, null]);
    expect(readLines().join('\n')).toMatch(named);
  });

  const script = `client${assets.script}`;
  const change = (name: string, make: (bytes: Buffer) => Buffer | string) => () =>
    writeFileSync(join(folder, name), make(readFileSync(join(folder, name))));
  const without = (field: string) =>
    change('assets.json', (bytes) => JSON.stringify({ ...JSON.parse(String(bytes)), [field]: undefined }));

  test.each([
    ['a script that is missing', () => rmSync(join(folder, script)), script],
    ['an empty script', change(script, () => ''), script],
    ['half a compressed copy', change(`${script}.br`, (bytes) => bytes.subarray(0, 1000)), `${script}.br`],
    ['another font', change(`client${assets.fonts[0]}`, (bytes) => Buffer.concat([bytes, bytes])), assets.fonts[0] ?? ''],
    ['a link preview that is missing', () => rmSync(join(folder, 'client/og/home.png')), 'client/og/home.png'],
    ['a list without a script', without('script'), 'assets.json'],
    ['a list without drawings', without('drawings'), 'assets.json'],
    ['an empty list', change('assets.json', () => ''), 'assets.json'],
    ['no list', () => rmSync(join(folder, 'assets.json')), 'assets.json'],
  ])('does not start with %s, and names the file', async (_what, damage, named) => {
    damage();
    // As the image starts it, so that the stack names our files.
    const { exit, readLines } = start({ PORT: '0' }, ['--enable-source-maps']);
    expect(await exit).toEqual([1, null]);
    expect(readLines()[0]).toContain(named);
    expect(readLines().join('\n')).toMatch(/ at \w+ \(.*\/server\/[\w/-]+\.ts:\d+:\d+\)$/m);
    cpSync(dist, folder, { recursive: true });
  });
});
