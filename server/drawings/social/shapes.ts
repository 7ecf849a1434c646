import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';

interface Sun {
  x: number;
  y?: number;
  radius: number;
  /** The number or date that the page is about, and under it what it counts. */
  says: [number: string, unit?: string | undefined];
  /** Of the number. */
  size: number;
}

/** The sun with a number or a date in it: whole, or rising from the water if `y` is not given. */
export function drawSun({ x, y, radius, says: [number, unit], size }: Sun, colors: Colors): Pick<Picture, 'dry' | 'words'> {
  const foot = y === undefined ? frame.water - (unit ? 20 : radius * 0.3) : y + (unit ? size * 0.2 + 28 : size * 0.3);
  const color = colors('ink');
  const words: Words[] = [
    { text: number, x, y: unit ? foot - 22 - size * 0.2 : foot, size, color, font: 'display', align: 'center' },
  ];
  if (unit) words.push({ text: unit, x, y: foot, size: 24, color, align: 'center' });
  return { dry: `<circle cx="${x}" cy="${y ?? frame.water}" r="${radius}" fill="${colors('sun')}"/>`, words };
}

/** A sheet of paper with a hairline around it. */
export function drawSheet(x: number, y: number, width: number, height: number, colors: Colors): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colors('paper')}"
stroke="${colors('line-strong')}" stroke-width="1.5"/>`;
}

/** The double margin rule of a ledger. */
export function drawMargin(x: number, from: number, to: number, colors: Colors): string {
  return `<path d="M${x} ${from}V${to}m6 0V${from}" stroke="${colors('margin-rule')}" stroke-width="2"/>`;
}

/** Dots with a hole of `fill`, on a line of the color `stroke`. */
export function drawDots(points: readonly (readonly [number, number])[], stroke: string, fill: string): string {
  return points
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${fill}" stroke="${stroke}" stroke-width="4"/>`)
    .join('');
}

/** A path through points. */
export function drawLine(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
