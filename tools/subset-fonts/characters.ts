import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const range = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  );

/** The characters that an editor may use without cutting the fonts again: ASCII, the letters of Latin-1, typographic signs. */
export const alwaysThere = [...range(' ', '~'), ...range('À', 'ÿ'), ...'\u00a0‘’“”–—…•·©®™°½¼¾×−€§¡¿'];

/** The lines of a source file that are not comments. */
function dropComments(source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.filter((line) => !line.startsWith('//') && !line.startsWith('/*') && !line.startsWith('*')).join('\n');
}

/** Lists the characters beyond ASCII in the sources, each with a file that has it. */
export async function findCharacters(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ['content', 'shared', 'server']) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(name)) continue;
      const source = dropComments(await readFile(join(root, folder, name), 'utf8'));
      for (const character of source) if (character > '~') found.set(character, join(folder, name));
    }
  }
  return found;
}
