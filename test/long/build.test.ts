import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { pages } from '../../server/pages/index.ts';
import { toDataPath } from '../../shared/page/page-frame.ts';
import { copyProject } from '../project-copy.ts';
import { readFolder } from '../read-folder.ts';
import { type assets, dist, freePort, makeApp, root } from '../site.ts';
import { spawnSite, statusOf } from '../spawn-site.ts';

const files = readFolder(dist);

test('a second build of the same source has the same bytes', () => {
  // A map names sources from its place, so this one stands as deep in the project.
  const folder = mkdtempSync(join(root, 'dist-'));
  execFileSync(process.execPath, ['build.mjs', `--out=${folder}`], { cwd: root, stdio: 'ignore' });
  const again = readFolder(folder);
  expect([...again.keys()]).toEqual([...files.keys()]);
  expect([...again].filter(([name, bytes]) => !files.get(name)?.equals(bytes)).map(([name]) => name)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['a document', 39, 33, ({ path }: { path: string }) => path],
  ['a next page’s data', 9, 9, ({ path }: { path: string }) => toDataPath(path, '')],
])('the weight of %s is at most %d kB of brotli, of the median one %d', async (_what, most, median, toAddress) => {
  const { app } = makeApp();
  const sizes: [number, string][] = [];
  for (const address of pages.map(toAddress)) {
    // The copy that visitors get is made once the page has been asked for.
    const ask = () => request(app).head(address).set('Accept-Encoding', 'br');
    await expect.poll(async () => (await ask()).headers['content-encoding']).toBe('br');
    sizes.push([Number((await ask()).headers['content-length']) / 1000, address]);
  }
  expect(sizes.filter(([size]) => size > most)).toEqual([]);
  expect(sizes.sort(([a], [b]) => a - b)[Math.floor(sizes.length / 2)]?.[0]).toBeLessThanOrEqual(median);
});

describe('an editor', () => {
  const project = copyProject();
  const { folder, edit, build } = project;
  const readAssets = (name: string): typeof assets => JSON.parse(readFileSync(join(folder, name, 'assets.json'), 'utf8'));
  const readScript = (name: string) => readFileSync(join(folder, name, 'client', readAssets(name).script));
  beforeAll(() => {
    build('--out=first');
    return project.remove;
  });

  test('who changes a word and adds an article changes no byte of the script, and a reader sees both', async () => {
    edit('content/pages/about.ts', 'people who remember', 'colleagues who remember');
    const entry = `{ slug: 'new', title: 'One more', excerpt: 'More.', category: 'Sales Tax', date: '2026-11-20', subject: 'companies', about: 'sales-tax', readTime: 8,
      relatedServices: [], body: floridaSalesTaxRestaurantsGuide },`;
    edit('content/blog/index.ts', 'readonly Article[] = [', `readonly Article[] = [${entry}`);
    build('--out=second', '--keep=first');
    expect(readAssets('second').script).toBe(readAssets('first').script);
    expect(readScript('second').equals(readScript('first'))).toBe(true);
    const { child, origin } = await spawnSite({}, { dist: join(folder, 'second') });
    expect(await (await fetch(`${origin}/about`)).text()).toContain('colleagues who remember');
    expect((await fetch(`${origin}/blog/new`)).status).toBe(200);
    child.kill('SIGKILL');
  });

  test('who writes what cannot be shown is told the file and the field, and nothing is built', () => {
    edit('content/pages/contact.ts', /description: `[^`]+`/g, "description: 'Too short.'");
    const { status, stdout } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8', timeout: 50_000 });
    expect(status).toBe(1);
    expect(stdout).toMatch(/error: content\/pages\/contact\.ts, head\.description: is 10 characters long/);
    expect(readdirSync(folder)).not.toContain('dist');
  });

  /** What `npm run build` prints, and its status, after a change of a file that is taken back. */
  function buildWith(file: string, pattern: RegExp | string, replacement: string) {
    const path = join(folder, file);
    const before = readFileSync(path);
    edit(file, pattern, replacement);
    const { status, stdout } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8', timeout: 100_000 });
    writeFileSync(path, before);
    return { status, stdout };
  }

  test.each([
    [
      'a field that is missing',
      'content/services/accounting.ts',
      "heading: 'Financial statements you can explain to a banker.',",
      '',
      /content\/services\/accounting\.ts\(\d+,\d+\): error TS/,
    ],
    [
      'a page that throws',
      'shared/pages/pricing.tsx',
      'return (',
      "JSON.parse('{');\n  return (",
      /error: content\/pages\/pricing\.ts, \/pricing: cannot be shown: SyntaxError[\s\S]*shared\/pages\/pricing\.tsx:\d+/,
    ],
    [
      'a date that is none',
      'content/blog/index.ts',
      "'2024-01-10'",
      "'2026-02-30'",
      /error: content\/blog\/index\.ts, small-business-tax-mistakes-boca-raton\.date: 2026-02-30 is no date/,
    ],
    [
      'hours that end before they begin',
      'content/firm.ts',
      "closes: '18:00'",
      "closes: '08:00'",
      /error: content\/firm\.ts, hours\.lines\[0\]\.closes: 08:00 is not after/,
    ],
    [
      'a price that is none',
      'content/prices.ts',
      'low: 299, high: 899',
      'low: 899, high: 299',
      /error: content\/prices\.ts, bookkeeping\.price: 899 to 299 is no price/,
    ],
  ])('who writes %s is told so with file and field, and nothing is built', (_what, file, pattern, replacement, message) => {
    const { status, stdout } = buildWith(file, pattern, replacement);
    expect(status).not.toBe(0);
    expect(stdout).toMatch(message);
    expect(readdirSync(folder)).not.toContain('dist');
  });

  test('who leaves a day that has passed is warned, and the pages are checked all the same', () => {
    const file = join(folder, 'content/firm.ts');
    const before = readFileSync(file);
    edit('content/firm.ts', 'days: [],', "days: [{ day: '2026-01-02', name: 'Inventory' }],");
    const { status, stdout } = buildWith('content/pages/faqs.ts', /title: '[^']+'/g, `title: '${'long '.repeat(15)}'`);
    writeFileSync(file, before);
    expect(status).not.toBe(0);
    expect(stdout).toMatch(
      /warning: content\/firm\.ts, hours\.days\[0\]\.day: 2026-01-02 has passed[\s\S]*error: content\/pages\/faqs\.ts, head\.title: is /,
    );
  });

  test('who puts a document for clients and a proof for a search engine among the files finds both served, and no trace of the Finder', async () => {
    const put = (name: string, bytes: string) => writeFileSync(join(folder, 'client/static', name), bytes);
    put('organizer.pdf', '%PDF-1.7');
    put('google1234.html', 'google-site-verification: google1234.html');
    put('.DS_Store', 'Bud1');
    build('--out=files');
    const { child, origin } = await spawnSite({}, { dist: join(folder, 'files') });
    const typeOf = async (name: string) => (await fetch(`${origin}/${name}`)).headers.get('content-type');
    expect(await typeOf('organizer.pdf')).toBe('application/pdf');
    expect(await typeOf('google1234.html')).toBe('text/html; charset=utf-8');
    expect((await fetch(`${origin}/.DS_Store`)).status).toBe(404);
    child.kill('SIGKILL');
    put('organizer.docx', 'PK');
    const { status, stdout } = spawnSync('npm', ['run', 'check:content'], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/error: client\/static, organizer\.docx: is of no type that is served/);
    rmSync(join(folder, 'client/static/organizer.docx'));
  });

  test('whose build fails keeps the one before, and who comes by a symlink builds as well', () => {
    const before = readFolder(join(folder, 'first'));
    edit('content/firm.ts', 'export const firm', 'export const frim');
    expect(() => build('--out=first')).toThrow(/No matching export/);
    expect([...readFolder(join(folder, 'first')).keys()]).toEqual([...before.keys()]);
    edit('content/firm.ts', 'export const frim', 'export const firm');
    symlinkSync(folder, join(folder, 'link'));
    const linked = execFileSync(process.execPath, [join(folder, 'link/build.mjs'), '--out=linked'], { encoding: 'utf8' });
    rmSync(join(folder, 'link'));
    expect(linked).toMatch(/^Built in/);
  });

  test('whose front page cannot be shown has a server that answers and is not ready', async () => {
    edit('shared/pages/home.tsx', 'return (', "JSON.parse('{');\n  return (");
    build('--out=broken');
    const port = await freePort();
    const env = { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [join(folder, 'broken/server/main.js')], { env, stdio: 'ignore' });
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/healthz`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port}/readyz`)).toBe(503);
    expect(await statusOf(`http://127.0.0.1:${port}/about`)).toBe(200);
    child.kill('SIGKILL');
    edit('shared/pages/home.tsx', "JSON.parse('{');\n  return (", 'return (');
  });

  test('who gives the firm another name and another accent finds no trace of the old, and the old script is still served', () => {
    const accent = /--coral: (#[0-9a-f]{6});/.exec(readFileSync(join(root, 'client/styles/tokens.css'), 'utf8'))?.[1] ?? '';
    edit('content/firm.ts', firm.brand, 'Mangrove');
    edit('content/firm.ts', firm.brand.toLowerCase(), 'mangrove');
    edit('client/styles/tokens.css', accent, '#7a2bc4');
    build('--out=third', '--keep=first');
    const [before, now] = [readAssets('first'), readAssets('third')];
    const built = readFolder(join(folder, 'third'));
    for (const [name, bytes] of built) {
      if (!/\.(js|json|svg|txt)$/.test(name) || name === `client${before.script}`) continue;
      // The swatches of a map are for who draws it: pages have tokens in their place.
      const text = bytes
        .toString()
        .toLowerCase()
        .replace(/<lineargradient.*?<\/lineargradient>/g, '');
      for (const old of [firm.brand.toLowerCase(), accent]) expect(text.includes(old), `${name}: ${old}`).toBe(false);
    }
    expect(now.styles).toContain('#7a2bc4');
    expect(now.script).not.toBe(before.script);
    for (const { script } of [before, now])
      expect([...built.keys()]).toEqual(
        expect.arrayContaining([script, `${script}.br`, `${script}.gz`].map((name) => `client${name}`)),
      );
    expect(built.get(`client${before.script}`)?.equals(readScript('first'))).toBe(true);
  });
});
