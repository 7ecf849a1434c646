import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCoast } from './coast.ts';
import type { Colors } from './colors.ts';
import { drawIcons } from './icons.ts';
import { drawLeaf } from './leaf.ts';
import { drawGlints, drawWaves } from './waves.ts';

/**
 * Writes the sprite, every drawing of the site in one file. Documents carry those that they point into with `<use>`;
 * the file is for who goes on to another page. Returns its URL.
 */
export async function drawSprite(client: string, colors: Colors): Promise<string> {
  const leaf = drawLeaf(`var(--leaf,${colors('deep')})`, `var(--vein,${colors('vein')})`);
  const drawings = [
    ...(await drawIcons()),
    drawWaves('waves', { width: 1440, height: 400, count: 15, swell: 34 }, colors('wave')),
    drawWaves('waves-strip', { width: 1440, height: 86, count: 5, swell: 11 }, colors('wave')),
    drawGlints('glints', { width: 330, height: 260, count: 9 }, colors('sun')),
    drawGlints('glints-strip', { width: 160, height: 74, count: 4 }, colors('sun')),
    drawCoast(colors),
    `<symbol id="drawing-leaf" viewBox="0 0 100 100">${leaf}</symbol>`,
  ];
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 10);
  const url = `/assets/sprite-${hash}.svg`;
  await writeFile(join(client, url), sprite);
  return url;
}
