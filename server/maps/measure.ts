import type { Font, Point, TextLine } from '../../content/cities/types.ts';

/** A rectangle, from its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** The type on a map as shared/sections/town.css sets it: its size, and its width compared with the text font. */
const fonts: Record<Font, { size: number; wide: number }> = {
  name: { size: 14.5, wide: 1 },
  small: { size: 14.5, wide: 1 },
  water: { size: 14.5, wide: 1 },
  county: { size: 14.5, wide: 1.12 },
  ocean: { size: 22, wide: 1.06 },
  title: { size: 24, wide: 1.06 },
  /** The longest name of a town that fits a small map in `title`. */
  long: { size: 19, wide: 1.06 },
};

/** Widths of letters in the text font, for type of size 1. The first line that has a letter counts. */
const widths: [letters: RegExp, width: number][] = [
  [/[ .,’ijlI]/, 0.31],
  [/[frt1J]/, 0.42],
  [/[mMW]/, 0.93],
  [/[wNOQHGAUCDKRX]/, 0.76],
  [/[A-Z]/, 0.68],
  [/\d/, 0.64],
  [/./, 0.59],
];

/** Estimates the box of a line of text at the greatest size that it can have, in units of the map. */
export function measureText({ text, font, align, x, y }: TextLine): Box {
  const { size, wide } = fonts[font];
  const letters = [...text].map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  const width = Math.ceil(letters.reduce((sum, width) => sum + width, 0) * size * wide) + 1;
  const left = { start: 0, middle: width / 2, end: width }[align];
  return { x: x - left, y: y - size * 0.94, width, height: Math.round(size * 1.22) };
}
