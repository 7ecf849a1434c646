import { shore, widths } from '../../content/coast.ts';
import type { Landmark, Town } from '../../content/towns/types.ts';
import type { Point } from '../drawings/curve.ts';
import type { Board, Box } from './board.ts';
import { findLon, type Projection } from './projection.ts';
import type { View } from './view.ts';
import type { Words } from './words.ts';

/** What a map has to place. */
export interface Task {
  /** The town's name, and the page's slug for messages. */
  name: string;
  town: Town;
  view: View;
  projection: Projection;
  board: Board;
  /** The dot of the town. */
  start: Point;
  /** Where the office is. */
  end: Point;
}

/** A landmark's drawing, with its words under it, and the point that it is of. */
export interface Mark {
  landmark: Landmark;
  box: Box;
  words: Words;
  point: Point;
}

/** Where everything stands on a drawing of a map. */
export interface Plan {
  projection: Projection;
  start: Point;
  office: Point;
  sun: Point;
  ring: Point;
  shield: Point;
  /** The scale: from where, and how long. */
  bar: Box;
  marks: Mark[];
  /** Other towns. */
  dots: Point[];
  words: Words[];
  /** What the lines of the sea leave free. */
  clear: Box[];
}

/** A value that has to be there. Throws if it is not. */
export function need<Value>({ name, view }: Task, what: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`the ${view.name} map of ${name} has no room for ${what}`);
  return value;
}

/** Whether a box is on the mainland. */
export function isOnLand({ projection }: Task, { x, y, width }: Box): boolean {
  const lat = projection.toLat(y);
  return x + width < projection.project([lat, findLon(shore, lat) - widths.island - widths.intracoastal]).x;
}
