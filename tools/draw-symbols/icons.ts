import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { icons } from '../../content/icons.ts';
import { toElement } from './symbol.ts';

const { resolve } = createRequire(import.meta.url);

/** The shapes of an icon. Lucide writes one on a line. Throws if there is no such icon. */
async function readShapes(name: string): Promise<string> {
  const svg = await readFile(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const lines = svg.split('\n').filter((line) => line.startsWith('  <'));
  return lines.map((line) => line.trim().replace(' />', '/>')).join('');
}

/** The icons of content/icons.ts as symbols, in the color of the text beside them. */
export function drawIcons(): Promise<string[]> {
  const symbols = icons.map(async (name) => {
    const attributes = {
      id: name,
      viewBox: '0 0 24 24',
      fill: name === 'star' ? 'currentColor' : 'none',
      stroke: 'currentColor',
      'stroke-width': 1.75,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    };
    return toElement('symbol', attributes, await readShapes(name));
  });
  return Promise.all(symbols);
}
