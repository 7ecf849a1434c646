import { shore, widths } from '../../content/coast.ts';
import type { Box, Point } from '../../content/towns/plan-types.ts';
import type { Landmark, Town } from '../../content/towns/types.ts';
import { findLon, type Projection } from '../../server/maps/projection.ts';
import type { View } from '../../server/maps/view.ts';
import type { Board } from './board.ts';
import type { Label } from './labels.ts';

/** One drawing of a map while it is being planned. */
export interface Task {
  /** The town's name. */
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

/** A landmark's place, its drawing, and the label under that. */
export interface Mark {
  landmark: Landmark;
  point: Point;
  box: Box;
  label: Label;
}

/** Where everything stands on a drawing of a map, with the boxes that it takes. */
export interface Plan {
  /** How far from the left edge the shore is, if the office has room then. */
  shore: number;
  projection: Projection;
  office: Point;
  /** The center of the circle with the minutes at ten. */
  sun: Point;
  /** The center of the circle with the later minutes. */
  ring: Point;
  /** The center of the sign of I-95. */
  shield: Point;
  /** The scale, without its label. */
  bar: Box;
  marks: Mark[];
  /** Other towns. */
  dots: Point[];
  labels: Label[];
  /** Parts of the sea in which no depth lines are drawn. */
  clear: Box[];
}

/** Returns a value, or throws if nothing has been found for `what`. */
export function need<Value>({ name, view }: Task, what: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`the ${view.name} map of ${name} has no room for ${what}`);
  return value;
}

/** Whether a box is on the mainland. */
export function isOnLand({ projection }: Task, { x, y, width }: Box): boolean {
  const lat = projection.toLat(y);
  return x + width < projection.project([lat, findLon(shore, lat) - widths.island - widths.intracoastal]).x;
}
