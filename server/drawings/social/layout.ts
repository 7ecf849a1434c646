import { firm } from '../../../content/firm.ts';
import type { PageRecord } from '../../editorial/read-pages.ts';
import type { Colors } from '../colors.ts';
import { drawLeaf } from '../leaf.ts';
import { drawWave } from '../waves.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawMargin } from './shapes.ts';

const left = 64;
const first = 208;

/** The size of a heading of more than so many characters. */
const sizes = [
  [60, 50],
  [52, 54],
  [46, 58],
  [38, 64],
  [32, 72],
] as const;

/** How large a heading is, so that it has at most four lines, and how far these are apart. */
function setHeading(heading: string): { size: number; leading: number } {
  const size = sizes.find(([length]) => heading.length > length)?.[1] ?? 80;
  return { size, leading: Math.round(size * 1.16) };
}

/** Wave lines in the sea, where no words stand. */
function drawSeaLines(color: string): string {
  const lines = [
    [water(12), 4, 190, 20],
    [water(112), 5, 250, 120],
    [water(130), 6, 310, 40],
  ].map(([y = 0, swell = 0, length = 0, start = 0]) => drawWave(y, swell, length, start, frame.width));
  return `<path d="${lines.join('')}" fill="none" stroke="${color}" stroke-width="1.6" opacity=".5"/>`;
}

const water = (depth: number) => frame.water + depth;

/** The lines of a sheet that the heading is written on, down to the water. */
function drawRules(leading: number, color: string): string {
  const lines = [];
  for (let y = first + 14; y < frame.water - 8; y += leading) lines.push(`M0 ${y}H604`);
  return `<path d="${lines.join('')}" stroke="${color}" stroke-width="1.5"/>`;
}

/** A page's link preview: its drawing as SVG, and the words on it. */
export function layPreview({ heading, section }: Pick<PageRecord, 'heading' | 'section'>, picture: Picture, colors: Colors) {
  const { dry, wet = '' } = picture;
  const { size, leading } = setHeading(heading);
  const { width, height, water: sea } = frame;
  const [ink, white] = [colors('ink'), colors('white')];
  const art = `<rect width="${width}" height="${height}" fill="${colors('sand')}"/>
<clipPath id="sea"><rect y="${sea}" width="${width}" height="${height - sea}"/></clipPath>
${drawRules(leading, colors('ruled-line'))}${drawMargin(604, 0, sea, colors)}${dry}
<rect y="${sea}" width="${width}" height="${height - sea}" fill="${colors('deep')}"/>${drawSeaLines(colors('wave'))}${wet}
<svg x="${left}" y="58" width="62" height="62" viewBox="0 0 100 100">${drawLeaf(colors('deep'), colors('vein'))}</svg>`;
  const words: Words[] = [
    { text: firm.brand, x: left + 80, y: 104, size: 44, color: ink, font: 'display' },
    { text: heading, x: left, y: first, size, leading, color: ink, font: 'display', width: 516 },
    { text: section, x: left, y: sea + 46, size: 28, color: white },
    { text: firm.cityLabel, x: left, y: sea + 80, size: 26, color: colors('pale-foam') },
    ...picture.words,
  ];
  return { art, words };
}
