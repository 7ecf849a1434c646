import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toBase36, toChunkUrl, toKey, toTableUrl } from '../../shared/navigation/page-table.ts';
import { findRoute } from '../../shared/routes.ts';
import { root } from './files.ts';
import type { Bundle } from './run-esbuild.ts';

/** The path of the page that each chunk of one is for, by the chunk's file. */
export function listPageChunks({ metafile }: Bundle): Map<string, string> {
  const entries = Object.entries(metafile.outputs).flatMap(([output, { entryPoint = '' }]): [string, string][] =>
    entryPoint.startsWith('page:') ? [[join(root, output), entryPoint.slice('page:'.length)]] : [],
  );
  return new Map(entries);
}

/**
 * Has the chunk of each page import `shared`, a name that the document's import map resolves, instead of `sharedUrl`,
 * and names it by its bytes: neither carries the other's name, so one word changed renames one file. Writes them and
 * the table of pages, and returns the URL of each chunk by the page's path. Throws if two paths have one key.
 */
export function writePageChunks(bundle: Bundle, client: string, sharedUrl: string): Record<string, string> {
  const paths = listPageChunks(bundle);
  const pages = bundle.outputFiles.flatMap(({ path: file, text }) => {
    const path = paths.get(file);
    return path ? [{ path, code: text.replace(`"${sharedUrl}"`, '"shared"') }] : [];
  });
  const urls: Record<string, string> = {};
  const hashes = new Map<string, string>();
  const table = join(client, toTableUrl(sharedUrl));
  mkdirSync(dirname(table), { recursive: true });
  for (const { path, code } of pages.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    // One change in 60 million leaves a page its name.
    const hash = toBase36(createHash('sha256').update(code).digest().readUInt32BE()).slice(1);
    const key = toKey(path);
    if (hashes.has(key)) throw new Error(`${path}: another path has the key ${key}, so one of them needs another name`);
    // A link to what the server has to be asked for finds nothing there.
    if (!findRoute(path).served) hashes.set(key, hash);
    urls[path] = toChunkUrl(path, hash);
    writeFileSync(join(client, urls[path]), code);
  }
  writeFileSync(table, [...hashes].flat().join(''));
  return urls;
}
