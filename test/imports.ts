import { dirname, join } from 'node:path';
import { readFolder } from './read-folder.ts';

export const root = join(import.meta.dirname, '..');

/** A source file: its path from the project's folder, its text, and the files of ours that it imports in any way. */
export interface SourceFile {
  path: string;
  text: string;
  imports: string[];
}

/** Every file of some folders whose name ends in one of the given ways. */
export function readSources(folders: string[], ending: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    [...readFolder(join(root, folder))]
      .filter(([name]) => ending.test(name))
      .map(([name, bytes]) => {
        const path = join(folder, name);
        const text = bytes.toString();
        const targets = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) => target);
        return { path, text, imports: targets.map((target) => join(dirname(path), target)) };
      }),
  );
}

/** The circles of imports, each as the list of its files; types and dynamic imports count. */
export function findCircles(files: Pick<SourceFile, 'path' | 'imports'>[]): string[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(path: string, trail: string[]): void {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (done.has(path) || trail.includes(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  }
  for (const { path } of files) visit(path, []);
  return circles;
}

/** A file's folder on the first level below `server/`, `shared/` and the like; a file that stands in none is one itself. */
const toFolder = (path: string) => (path.split('/').length > 2 ? path.split('/').slice(0, 2).join('/') : path);

/** The circles of imports between folders. */
export function findFolderCircles(files: SourceFile[]): string[] {
  const folders = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const known = folders.get(toFolder(path)) ?? new Set();
    folders.set(toFolder(path), known);
    for (const target of imports.map(toFolder)) if (target !== toFolder(path)) known.add(target);
  }
  return findCircles([...folders].map(([path, targets]) => ({ path, imports: [...targets] })));
}
