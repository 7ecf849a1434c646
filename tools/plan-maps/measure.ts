import type { Font } from '../../content/towns/plan-types.ts';

/** The type on a map as client/styles/blocks/town.css sets it: its size, and its width compared with the text font. */
export const fonts: Record<Font, { size: number; wide: number }> = {
  name: { size: 15, wide: 1 },
  small: { size: 13, wide: 1 },
  county: { size: 13, wide: 1.12 },
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

/** The greatest width that a line of text can have, in units of the map. */
export function measureText(text: string, font: Font): number {
  const { size, wide } = fonts[font];
  const letters = [...text].map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  return Math.ceil(letters.reduce((sum, width) => sum + width, 0) * size * wide) + 1;
}

export const lineHeight = (font: Font) => Math.round(fonts[font].size * 1.22);
