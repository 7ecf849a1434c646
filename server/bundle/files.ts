import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..');

/** All files in a folder and its folders, sorted, as paths that begin with `folder`. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/** A path as code writes it: from `folder`, with slashes. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/');
}
