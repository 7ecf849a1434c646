import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSource, Route } from '../../shared/route.ts';
import { root } from '../bundle/files.ts';
import type { Finding } from './findings.ts';

/** The entry of an index that a page is made from; a one-of-a-kind page has none. */
function getEntry(source: PageSource) {
  if (source.kind === 'page') return undefined;
  return source.kind === 'service' ? source.service : source.kind === 'city' ? source.city : source.article;
}

async function checkEntry({ path, file, source }: Route): Promise<Finding[]> {
  const entry = { level: 'error' as const, file: file.replace(/[^/]+$/, 'index.ts'), field: path };
  if (!existsSync(join(root, file))) return [{ ...entry, message: `there is no ${file}; path and file must have one name` }];
  const loaded = await getEntry(source)?.load();
  if (!loaded) return [];
  const written: { body?: unknown } = await import(pathToFileURL(join(root, file)).href);
  return loaded.body === written.body ? [] : [{ ...entry, message: `load brings another page's words, not those of ${file}` }];
}

/** Entries of an index whose path, file and `load` do not belong together. */
export async function checkEntries(routes: Route[]): Promise<Finding[]> {
  return (await Promise.all(routes.map(checkEntry))).flat();
}
