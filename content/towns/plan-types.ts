import type { LandmarkKind } from './landmarks.ts';

/** A point of a drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle, from its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** The type of a text, as client/styles/blocks/town.css has it: `name` is the class `town-name`. */
export type Font = 'name' | 'small' | 'water' | 'county' | 'ocean' | 'title' | 'long';

/** The part of a text that stands at its `x`. */
export type Align = 'start' | 'middle' | 'end';

/** One line of text; `y` is that of its baseline. */
export interface TextLine extends Point {
  text: string;
  font: Font;
  align: Align;
}

/** A landmark: its place on the coast, and its drawing in the sea. */
export interface PlacedLandmark {
  kind: LandmarkKind;
  place: Point;
  drawing: Point;
}

/** Where things stand on one drawing of a town's map. */
export interface Positions {
  /** How far from the left edge the shore is, if the office has room then. */
  shore: number;
  /** The center of the circle with the minutes at ten. */
  sun: Point;
  /** The center of the circle with the later minutes. */
  ring: Point;
  /** The center of the sign of I-95. */
  shield: Point;
  /** The upper left end of the scale. */
  scale: Point;
  /** Other towns. */
  dots: Point[];
  /** From north to south. */
  landmarks: PlacedLandmark[];
  texts: TextLine[];
  /** Parts of the sea in which no depth lines are drawn. */
  clear: Box[];
}

/** The two drawings of a town's map: `narrow` is the one for phones. */
export interface TownPlan {
  wide: Positions;
  narrow: Positions;
}
