import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { icons } from '../../content/icons.ts';
import { root } from '../bundle/files.ts';

/** The site's icons as `<symbol>` elements. Throws on one that Lucide does not have. */
export async function drawIcons(): Promise<string[]> {
  const symbols = icons.map(async (name) => {
    const svg = await readFile(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8').catch(() => {
      throw new Error(`content/icons.ts: Lucide has no "${name}"`);
    });
    const shapes = svg.replace(/<!--.*?-->/gs, '').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
    const fill = name === 'star' ? 'currentColor' : 'none';
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`;
  });
  return Promise.all(symbols);
}
