import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** All files in a folder and its folders, as paths that begin with `folder`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** A path as it is written in code: from `folder`, with slashes. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/');
}
