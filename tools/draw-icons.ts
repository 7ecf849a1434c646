import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { icons } from '../content/icons.ts';

// `npm run draw-icons` writes the icons of content/icons.ts into client/sprite.svg, to which `<use>` points: in
// the color of the text beside them, one on each line, so that a diff shows which of them changed.
const { resolve } = createRequire(import.meta.url);
const file = join(import.meta.dirname, '../client/sprite.svg');

/** An icon as a symbol. Lucide writes each shape on a line of its own. Throws if there is no such icon. */
async function drawIcon(name: string): Promise<string> {
  const svg = await readFile(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg.split('\n').filter((line) => line.startsWith('  <'));
  const fill = name === 'star' ? 'currentColor' : 'none';
  const stroke = 'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const inside = shapes.map((line) => line.trim().replace(' />', '/>')).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" ${stroke}>${inside}</symbol>\n`;
}

const symbols = await Promise.all(icons.map(drawIcon));
await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`);
