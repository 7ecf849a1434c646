import type { IconName } from '../../../content/icons.ts';
import { services } from '../../../content/services/index.ts';
import type { Colors } from '../colors.ts';
import { readIcon } from '../icons.ts';
import { drawLeaf } from '../leaf.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, middle, water } = frame;
const columns = 5;

function drawIcon(shapes: string, x: number, y: number, size: number, color: string): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none"
stroke="${color}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
}

/** The icons of all services, and how many there are. */
export async function drawServices(colors: Colors): Promise<Picture> {
  const pitch = (right - left) / columns;
  const icons = await Promise.all(services.map(({ icon }) => readIcon(icon)));
  const shown = icons.map((shapes, index) => {
    const [x, y] = [left + pitch * ((index % columns) + 0.5), 98 + 98 * Math.floor(index / columns)];
    return `<circle cx="${x}" cy="${y}" r="42" fill="${colors('foam')}"/>${drawIcon(shapes, x - 24, y - 24, 48, colors('deep'))}`;
  });
  const sun = drawSun({ x: middle, radius: 118, says: [String(services.length), 'services'], size: 70 }, colors);
  return {
    dry: shown.join('') + sun.dry,
    words: sun.words,
    alt: `${services.length} services: ${services.map(({ title }) => title).join(', ')}.`,
  };
}

/** An icon in a large sun on the horizon, or the mark; `sign` says what it is. */
export async function drawIconPage({ icon, sign }: { icon?: IconName; sign: string }, colors: Colors): Promise<Picture> {
  const sun = drawSun({ x: middle, y: 300, radius: 206, says: [''], size: 24 }, colors);
  const mark = `<svg x="${middle - 105}" y="180" width="210" height="210"
viewBox="0 0 100 100">${drawLeaf(colors('deep'), colors('vein'))}</svg>`;
  const glints = [0, 1, 2].map((index) => `M${middle - 120 + 34 * index} ${water + 34 + 26 * index}h${240 - 68 * index}`);
  return {
    dry: sun.dry + (icon ? drawIcon(await readIcon(icon), middle - 112, 168, 224, colors('deep')) : mark),
    wet: `<path d="${glints.join('')}" stroke="${colors('sun')}" stroke-width="7" stroke-linecap="round"/>`,
    words: [],
    alt: `The sun over the water, and in it ${sign}.`,
  };
}
