import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TableRoute } from '../../shared/route.ts';
import { root } from '../bundle/files.ts';
import type { Finding } from './findings.ts';

async function checkEntry({ path, file, source, load }: TableRoute): Promise<Finding[]> {
  if (source.kind === 'page' || source.kind === 'blog-year') return [];
  const entry = { level: 'error' as const, file: file.replace(/[^/]+$/, 'index.ts'), field: path };
  if (!existsSync(join(root, file))) return [{ ...entry, message: `there is no ${file}; path and file must have one name` }];
  const written: { body?: unknown } = await import(pathToFileURL(join(root, file)).href);
  const { body } = await load();
  return body === written.body ? [] : [{ ...entry, message: `load brings another page's words, not those of ${file}` }];
}

/** Entries of an index whose path, file and `load` do not belong together. */
export async function checkEntries(routes: TableRoute[]): Promise<Finding[]> {
  return (await Promise.all(routes.map(checkEntry))).flat();
}
