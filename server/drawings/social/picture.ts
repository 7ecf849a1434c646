/** The size of a link preview, where its water begins, and the middle of its right half, where the drawing is. */
export const frame = { width: 1200, height: 630, water: 486, middle: 894, left: 644, right: 1144 };

/** Words in a drawing. */
export interface Words {
  text: string;
  /** The left end, or what `align` says. */
  x: number;
  /** The first baseline. */
  y: number;
  /** At least 24: a preview is seen at a quarter of its size. */
  size: number;
  color: string;
  /** The text font if it is not given. */
  font?: 'display';
  align?: 'center' | 'right';
  /** Where lines break; otherwise there is one line. */
  width?: number;
  /** Whether `y` is the last baseline, with the lines before it above. */
  isUpward?: true;
  /** From one line to the next. */
  leading?: number;
}

/** What a link preview shows beside the page's heading. */
export interface Picture {
  /** SVG above the waterline, over which the sea is drawn. */
  dry: string;
  /** SVG in the sea. */
  wet?: string;
  words: Words[];
  /** What is seen, in a sentence or two. */
  alt: string;
}
