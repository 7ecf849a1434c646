import { countyLine, highway, type Place, shore, widths } from '../../content/coast.ts';
import type { Box, Point, TextLine } from '../../content/towns/plan-types.ts';
import type { Town } from '../../content/towns/types.ts';
import { createProjection, findDrive, findLon, office, type Projection } from '../../server/maps/projection.ts';
import { listRoads } from '../../server/maps/roads.ts';
import type { View } from '../../server/maps/view.ts';

export type Line = [Point, Point];

/** A drawing of a map while it is being planned. */
export interface Board {
  /** The town's name. */
  name: string;
  town: Town;
  view: View;
  projection: Projection;
  /** The dot of the town, and where the office is. */
  start: Point;
  end: Point;
  /** What is taken. */
  boxes: Box[];
  /** What no text may touch. */
  lines: Line[];
  texts: TextLine[];
}

/** Whether two boxes overlap, or leave less than `gap` between them. */
export function overlaps(a: Box, b: Box, gap: number): boolean {
  const apartX = a.x >= b.x + b.width + gap || b.x >= a.x + a.width + gap;
  return !(apartX || a.y >= b.y + b.height + gap || b.y >= a.y + a.height + gap);
}

/** Whether a line goes through a box, or passes it at less than `gap`: not all corners are on one side of it. */
export function crosses([from, to]: Line, box: Box, gap: number): boolean {
  const [left, right] = [box.x - gap, box.x + box.width + gap];
  const [top, bottom] = [box.y - gap, box.y + box.height + gap];
  if (Math.max(from.x, to.x) < left || Math.min(from.x, to.x) > right) return false;
  if (Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > bottom) return false;
  const side = (x: number, y: number) => (x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x);
  const sides = [side(left, top), side(right, top), side(left, bottom), side(right, bottom)];
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

/** A box with a point in its middle. */
export function boxAround({ x, y }: Point, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Where the mainland ends at a `y` of a drawing, and where the island does. */
export function findShores({ projection: { project, toLat } }: Pick<Board, 'projection'>, y: number) {
  const lat = toLat(y);
  const lon = findLon(shore, lat);
  return { bank: project([lat, lon - widths.island - widths.intracoastal]).x, beach: project([lat, lon]).x };
}

/** A drawing of a town's map with nothing on it but the shores, the roads, the two dots and the landmarks' places. */
export function openBoard(name: string, town: Town, view: View): Board {
  const projection = createProjection(town, view);
  const { project } = projection;
  const shores = [0, widths.island, widths.island + widths.intracoastal].map((by) =>
    shore.map(([lat, lon]): Place => [lat, lon - by]),
  );
  const border: Place[] = [
    [countyLine, -81],
    [countyLine, findLon(shore, countyLine)],
  ];
  const ways = [...shores, highway, findDrive(town), ...listRoads(town, view).map(({ west, east }) => [west, east]), border];
  const lines = ways.flatMap((places) => {
    const points = places.map(project);
    return points.slice(1).map((to, index): Line => [points[index] ?? to, to]);
  });
  const frame = { x: 0, y: 0, width: view.width, height: view.height };
  const [start, end] = [project(town.drive.points[0] ?? office), project(office)];
  const places = town.landmarks.map(({ at }) => boxAround(project(at), 12));
  return {
    ...{ name, town, view, projection, start, end, texts: [] },
    boxes: [boxAround(start, 28), boxAround(end, view.pin * 2 + 2), ...places],
    lines: lines.filter((line) => crosses(line, frame, 10)),
  };
}
