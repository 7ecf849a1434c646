import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blade, veins } from '../../server/maps/leaf.ts';
import { drawIcons } from './icons.ts';
import { toElement, toFile } from './symbol.ts';
import { drawGlints, drawWaves } from './waves.ts';

// `npm run draw-symbols` draws what `<use>` points to: the icons, and the leaf and the horizon, which stand in every
// document. Run it after a change of content/icons.ts or of this folder.
const client = join(import.meta.dirname, '../../client');

const vein = { fill: 'none', stroke: 'var(--vein)', 'stroke-width': 4.4, 'stroke-linecap': 'round', d: veins };
const leaf = toElement('path', { fill: 'var(--leaf)', d: blade }) + toElement('path', vein);

const drawings = [
  toElement('symbol', { id: 'drawing-leaf', viewBox: '0 0 100 100' }, leaf),
  drawWaves('drawing-waves', { width: 1440, height: 400, count: 15, swell: 34, fit: 'xMidYMin slice' }),
  drawWaves('drawing-waves-strip', { width: 1440, height: 86, count: 5, swell: 11, fit: 'xMaxYMin slice' }),
  drawGlints('drawing-glints', { width: 330, height: 260, count: 9, fit: 'xMidYMin meet' }),
  drawGlints('drawing-glints-strip', { width: 160, height: 74, count: 4, fit: 'xMidYMin meet' }),
];
await writeFile(join(client, 'drawings.svg'), toFile(drawings));
await writeFile(join(client, 'static/sprite.svg'), toFile(await drawIcons()));
