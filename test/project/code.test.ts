import { buildSync, transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
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
});
