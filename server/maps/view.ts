/** One of the two drawings of a map, in its own units. */
export interface View {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** How far from the left edge the shore is, if the office has room then. */
  shore: number;
  /** The least distance of the office from the left edge. */
  west: number;
  /** The radius of the circles with minutes. */
  circle: number;
  /** The radius of the circle around the leaf, where the office is. */
  pin: number;
  /** The width of a landmark's drawing. */
  mark: number;
}

/** Shown where the map has 600 px or more. */
export const wide: View = { name: 'wide', width: 760, height: 724, shore: 440, west: 92, circle: 48, pin: 21, mark: 116 };

/** Shown on a phone, and in a narrow column. */
export const narrow: View = { name: 'narrow', width: 390, height: 560, shore: 242, west: 54, circle: 38, pin: 18, mark: 84 };

/** Measures a landmark's drawing: its size, and how far below its top the line to its place begins. */
export function measureMark({ mark: width }: View): { width: number; height: number; foot: number } {
  return { width, height: Math.round(width * 0.8), foot: Math.round(width * 0.67) };
}
