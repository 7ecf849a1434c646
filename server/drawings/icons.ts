import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IconName, icons } from '../../content/icons.ts';
import { root } from '../bundle/files.ts';

/** The same shapes with one path instead of several, for which the browser has a fourth of the elements to make. */
function joinPaths(shapes: string): string {
  const path = /<path d="([^"]+)"\/>/g;
  // A path that begins with a relative step begins at the origin.
  const joined = [...shapes.matchAll(path)].map(([, d = '']) => d.replace(/^m/, 'M0 0m')).join('');
  return shapes.replace(path, '') + (joined && `<path d="${joined}"/>`);
}

/** The shapes of an icon on 24 by 24 units. Throws if Lucide does not have it. */
export async function readIcon(name: IconName): Promise<string> {
  const svg = await readFile(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8').catch(() => {
    throw new Error(`content/icons.ts: Lucide has no "${name}"`);
  });
  const shapes = svg.replace(/<!--.*?-->/gs, '').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return joinPaths(shapes.replace(/\s+/g, ' ').replaceAll(' />', '/>').replaceAll('> <', '><').trim());
}

/** The site's icons as `<symbol>` elements. Throws on one that Lucide does not have. */
export async function drawIcons(): Promise<string[]> {
  const symbols = icons.map(async (name) => {
    const fill = name === 'star' ? 'currentColor' : 'none';
    return `<symbol id="drawing-${name}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${await readIcon(name)}</symbol>`;
  });
  return Promise.all(symbols);
}
