import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { pages } from '../../server/find-page.ts';
import { toDataPath } from '../../shared/page-data.ts';
import { copyProject } from '../project-copy.ts';
import { readFolder } from '../read-folder.ts';
import { type assets, dist, makeApp, root } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

const files = readFolder(dist);

test('a second build of the same source has the same bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'again-'));
  execFileSync(process.execPath, ['build.mjs', `--out=${folder}`], { cwd: root, stdio: 'ignore' });
  const again = readFolder(folder);
  expect([...again.keys()]).toEqual([...files.keys()]);
  expect([...again].filter(([name, bytes]) => !files.get(name)?.equals(bytes)).map(([name]) => name)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['a document', 38, 32, ({ path }: { path: string }) => path],
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
    const entry = `{ slug: 'new', title: 'One more', excerpt: 'More.', category: 'Sales Tax', date: '2026-11-20', subject: 'companies', readTime: 8,
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
    edit('content/pages/contact.ts', /description:\s*'[^']+'/g, "description: 'Too short.'");
    const { status, stdout } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8', timeout: 50_000 });
    expect(status).toBe(1);
    expect(stdout).toMatch(/error: content\/contact\.ts, head\.description: is 10 characters long/);
    expect(readdirSync(folder)).not.toContain('dist');
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
      const text = bytes.toString().toLowerCase();
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
