import { buildSync, transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import mutationTests from '../../stryker.config.json' with { type: 'json' };
import { findCircles, findFolderCircles, readSources, root, type SourceFile } from '../imports.ts';

const files = readSources(['client', 'content', 'server', 'shared', 'tools'], /\.(tsx?|mjs)$/);

/** Which folders the files of a folder may import from. */
const arrows: Record<string, string[]> = {
  // A sentence of content that says a price is where the price is shown.
  content: ['content', 'shared/format.ts'],
  shared: ['shared', 'content'],
  client: ['client', 'shared'],
  server: ['server', 'shared', 'content'],
  tools: ['tools', 'server', 'shared', 'content', 'build.mjs'],
};

/** The files of ours that a bundle is made of. */
function listBundled(...entryPoints: string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    define: { DEV: 'true' },
    outdir: 'out',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

const inServer = listBundled('server/main.ts');
const inBrowser = listBundled('client/main.tsx', 'client/loader.ts');
const isTypes = ({ path, text }: SourceFile) =>
  path.endsWith('.d.ts') || transformSync(text, { loader: 'tsx' }).code.trim() === '';

/** The files of folders that a bundle leaves out, those of types alone aside. */
const listUnused = (folders: RegExp, bundled: string[]) =>
  files.filter((file) => folders.test(file.path) && !bundled.includes(file.path) && !isTypes(file)).map(({ path }) => path);

describe('the code', () => {
  test('imports one way: content the formats alone, shared content, client shared, server both, tools what they need', () => {
    for (const { path, imports } of files)
      for (const target of imports) {
        const allowed = arrows[path.split('/')[0] ?? ''] ?? [];
        expect(allowed.includes(target) || allowed.includes(target.split('/')[0] ?? ''), `${path} imports ${target}`).toBe(true);
      }
  });

  test('has no circle of imports between files or between folders', () => {
    expect([...findCircles(files), ...findFolderCircles(files)]).toEqual([]);
  });

  test('runs where it stands: all of server/ in the server, all of client/ and shared/ in the browser', () => {
    expect(listUnused(/^server\//, inServer)).toEqual([]);
    expect(listUnused(/^(client|shared)\//, inBrowser)).toEqual([]);
    const read = new Set([
      ...inServer,
      ...files.filter(({ path }) => path.startsWith('tools/')).flatMap(({ imports }) => imports),
    ]);
    expect(listUnused(/^content\//, [...read])).toEqual([]);
  });

  test('sends no page’s words to the browser with the script, only labels that every page may need', () => {
    const sent = inBrowser.filter((path) => path.startsWith('content/')).map((path) => path.replace(/^content\/|\.ts$/g, ''));
    const labels = ['blog/categories', 'firm', 'icons', 'navigation', 'pages/on-this-page', 'reviews'];
    expect(sent.filter((name) => !labels.includes(name))).toEqual([]);
    expect(inBrowser.filter((path) => /^(server|tools)\//.test(path))).toEqual([]);
  });

  test('is mutated where the list of modules says: Stryker passes over a file that has moved', () => {
    const paths = files.map(({ path }) => path);
    for (const path of mutationTests.mutate) expect(paths).toContain(path);
  });

  test('names the firm, its numbers and its address in content/firm.ts alone', () => {
    const { brand, legalName, phone, email, office } = firm;
    const lines = cities.flatMap((city) => city.phone ?? []);
    for (const { path, text } of files)
      if (path !== 'content/firm.ts')
        for (const secret of [brand, legalName, phone, ...lines, email, office.street])
          expect(text.includes(secret), `${path} says ${secret}`).toBe(false);
  });
});
