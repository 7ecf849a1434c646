import type { Box, Font, TextLine } from '../../content/towns/plan-types.ts';

/** The type on a map as client/styles/blocks/town.css sets it: its size, and its width compared with the text font. */
export const fonts: Record<Font, { size: number; wide: number }> = {
  name: { size: 14.5, wide: 1 },
  small: { size: 14.5, wide: 1 },
  water: { size: 14.5, wide: 1 },
  county: { size: 14.5, wide: 1.12 },
  ocean: { size: 22, wide: 1.06 },
  title: { size: 24, wide: 1.06 },
  /** A town's name that is too long for a small map in `title`. */
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

/** The greatest size that a line of text can have, in units of the map. */
export function measureText(text: string, font: Font): { width: number; height: number } {
  const { size, wide } = fonts[font];
  const letters = [...text].map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  const width = Math.ceil(letters.reduce((sum, width) => sum + width, 0) * size * wide) + 1;
  return { width, height: Math.round(size * 1.22) };
}

/** How far the baseline of a line is from its upper edge. */
export const toBaseline = (font: Font) => fonts[font].size * 0.94;

/** The box of a line that stands on a map. */
export function boxOf({ text, font, align, x, y }: TextLine): Box {
  const size = measureText(text, font);
  const left = { start: 0, middle: size.width / 2, end: size.width }[align];
  return { ...size, x: x - left, y: y - toBaseline(font) };
}
