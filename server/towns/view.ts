/** One drawing of a map, in its own units; its type is that of client/styles/blocks/town.css. */
export interface View {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** How far from the left the shore is, if the office is not cropped by that. */
  shore: number;
  /** The least distance of the office from the left edge. */
  west: number;
  /** The radius of the sun. */
  sun: number;
  /** The radius of the office's pin. */
  pin: number;
  /** The width of a landmark. */
  mark: number;
}

/** Where the map has 600 px or more. */
export const wide: View = { name: 'wide', width: 760, height: 724, shore: 440, west: 92, sun: 48, pin: 21, mark: 116 };

/** On a phone, and in a narrow column. */
export const narrow: View = { name: 'narrow', width: 390, height: 560, shore: 242, west: 54, sun: 38, pin: 18, mark: 84 };

/** The type on a map: pixels high, and how wide it is set in comparison with the text font. */
export const fonts = {
  /** What has a dot or a drawing: in bold. */
  name: { size: 15, wide: 1 },
  /** Roads, waters, and what stands under a name. */
  small: { size: 13, wide: 1 },
  /** Counties, in spaced capitals. */
  county: { size: 13, wide: 1.12 },
  ocean: { size: 22, wide: 1.06 },
  /** The name of the town, and one that is too long for a small map. */
  title: { size: 24, wide: 1.06 },
  long: { size: 19, wide: 1.06 },
};

export type Font = keyof typeof fonts;

/** Widths of letters in the text font, to the height of its type; the first that a letter fits counts. */
const widths: [RegExp, number][] = [
  [/[ .,’ijlI]/, 0.31],
  [/[frt1J]/, 0.42],
  [/[mMW]/, 0.93],
  [/[wNOQHGAUCDKRX]/, 0.76],
  [/[A-Z]/, 0.68],
  [/\d/, 0.64],
  [/./, 0.59],
];

/** How wide a line is at most, in units of the map. */
export function measure(text: string, font: Font): number {
  const { size, wide } = fonts[font];
  const letters = [...text].map((letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  return Math.ceil(letters.reduce((sum, width) => sum + width, 0) * size * wide) + 1;
}
