import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, pathFrom } from './files.ts';

/** Every icon that components and content use, as Lucide's SVG by name, sorted. Throws on one that Lucide does not have. */
export async function iconsInUse(root: string): Promise<Map<string, string>> {
  const icons = new Map<string, string>();
  const files = [...(await filesBelow(join(root, 'shared'))), ...(await filesBelow(join(root, 'content')))].sort();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, inComponent, inContent] of text.matchAll(/<Icon\b[^>]*\bname="([^"]+)"|\bicon: '([^']+)'/g)) {
      const name = inComponent ?? inContent ?? '';
      if (icons.has(name)) continue;
      const svg = await readFile(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8').catch(() => {
        throw new Error(`${pathFrom(root, file)}: icon: Lucide has no "${name}"`);
      });
      icons.set(name, svg);
    }
  }
  return new Map([...icons].sort(([a], [b]) => (a < b ? -1 : 1)));
}
