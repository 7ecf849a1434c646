import type { TextLine, TownMap } from '../../content/cities/types.ts';
import { type Box, measureText } from './measure.ts';
import { labelOffice } from './office-label.ts';
import { createProjection, isOnCoast, office } from './projection.ts';
import { narrow, type View, wide } from './view.ts';

/** Whether two boxes have more in common than a rounding. */
const isOver = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 4;

/** Returns the box around a circle. */
const around = ({ x, y }: { x: number; y: number }, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

function describeView(map: TownMap, view: View): string | undefined {
  const positions = map[view.name];
  const projection = createProjection(map, { ...view, shore: positions.shore });
  const pin = around(projection.project(office), view.pin);
  const label = labelOffice(map, view, projection).map(measureText);
  const things: (Box & { what: string })[] = [
    { ...around(positions.atTen, view.circle), what: 'the minutes at ten' },
    { ...around(positions.later, view.circle), what: 'the later minutes' },
    ...positions.texts.map((line: TextLine) => ({ ...measureText(line), what: `"${line.text}"` })),
  ];
  const isOutside = [pin, ...label].some(
    ({ x, y, width, height }) => x < 0 || y < 0 || x + width > view.width || y + height > view.height,
  );
  if (isOutside) return `the ${view.name} map does not reach the office`;
  const below = things.find((thing) => [pin, ...label].some((box) => isOver(box, thing)));
  return below && `the office or its label is on ${below.what} of the ${view.name} map`;
}

/**
 * Says why the map of a town cannot be drawn with the office where it is, if it cannot: it is off the coast that
 * content/cities/coast.ts has, outside of the map, or on something else there.
 */
export function findMisfit(map: TownMap): string | undefined {
  if (!isOnCoast(office)) return 'the office is not on the coast of content/cities/coast.ts';
  return describeView(map, wide) ?? describeView(map, narrow);
}
