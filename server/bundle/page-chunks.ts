import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { toBase36, toChunkUrl, toKey, toTableUrl } from '../../shared/navigation/page-table.ts';
import { findRoute } from '../../shared/routes.ts';
import { root } from './files.ts';
import { minifyMore } from './minify.ts';

/**
 * Has the chunk of each page import `shared`, a name that the document's import map resolves, instead of `sharedUrl`,
 * and names it by its bytes: neither carries the other's name, so one word changed renames one file. Writes the
 * table of pages and returns the URL of each chunk by the page's path. Throws if two paths have one key.
 */
export async function namePageChunks({ outputs }: Metafile, client: string, sharedUrl: string) {
  const pages = Object.entries(outputs).flatMap(([output, { entryPoint = '' }]) =>
    entryPoint.startsWith('page:') ? [{ file: join(root, output), path: entryPoint.slice('page:'.length) }] : [],
  );
  const urls: Record<string, string> = {};
  const chunks = new Map<string, string>();
  const written: Promise<void>[] = [];
  const minified = pages.map(async (page) => {
    const code = await readFile(page.file, 'utf8');
    return { ...page, code: await minifyMore(code.replace(`"${sharedUrl}"`, '"shared"')) };
  });
  for (const { file, path, code } of (await Promise.all(minified)).sort((a, b) => (a.path < b.path ? -1 : 1))) {
    // One change in 60 million leaves a page its name.
    const hash = toBase36(createHash('sha256').update(code).digest().readUInt32BE()).slice(1);
    const key = toKey(path);
    if (chunks.has(key)) throw new Error(`${path}: another path has the key ${key}, so one of them needs another name`);
    // A link to what the server has to be asked for finds nothing there.
    if (!findRoute(path).served) chunks.set(key, hash);
    const url = toChunkUrl(path, hash);
    urls[path] = url;
    written.push(rm(file), writeFile(join(client, url), code));
  }
  await Promise.all(written);
  const table = join(client, toTableUrl(sharedUrl));
  await mkdir(dirname(table), { recursive: true });
  await writeFile(table, [...chunks].flat().join(''));
  return urls;
}
