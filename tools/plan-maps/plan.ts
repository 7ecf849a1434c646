import { highway, type Place, shore, widths } from '../../content/coast.ts';
import type { Box } from '../../content/towns/plan-types.ts';
import type { Town } from '../../content/towns/types.ts';
import { countyLine } from '../../server/maps/coast-projection.ts';
import { createProjection, findDrive, findLon, office, type Projection } from '../../server/maps/projection.ts';
import { findRoad, listRoads } from '../../server/maps/roads.ts';
import type { View } from '../../server/maps/view.ts';
import { type Board, boxAround, crosses, toLines } from './board.ts';
import type { Label } from './labels.ts';
import { nameLand, nameRoads } from './name-land.ts';
import { placeScale, placeSun } from './place-clocks.ts';
import { nameCounties, placeOffice, placeShield } from './place-names.ts';
import { nameWaters } from './place-sea.ts';
import { placeName } from './place-town.ts';
import type { Mark, Plan, Task } from './task.ts';

const shifted = (by: number): Place[] => shore.map(([lat, lon]) => [lat, lon - by]);

/** An empty drawing with all lines that no text may touch. */
function drawBoard(town: Town, view: View, { project, shows }: Projection): Board {
  const toPoints = (places: readonly Place[]) => toLines(places.map(project));
  const border: Place[] = [
    [countyLine, -81],
    [countyLine, findLon(shore, countyLine)],
  ];
  const lines = [
    ...[0, widths.island, widths.island + widths.intracoastal].flatMap((by) => toPoints(shifted(by))),
    ...toPoints(highway),
    ...toPoints(findDrive(town)),
    ...listRoads(town, view).flatMap((name) => toPoints(findRoad(name))),
    ...(shows(countyLine) ? toPoints(border) : []),
  ];
  const { width, height } = view;
  const frame = { x: 0, y: 0, width, height };
  return { width, height, boxes: [], lines: lines.filter((line) => crosses(line, frame, 10)) };
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The parts of the sea behind drawings and texts. */
function clearSea({ projection: { project, toLat } }: Task, marks: Mark[], labels: Label[]): Box[] {
  const isInSea = ({ box: { x, y } }: Label) => {
    const lat = toLat(y);
    return x > project([lat, findLon(shore, lat)]).x;
  };
  const behind = labels.filter(isInSea).map(({ box }) => grow(box, 5));
  return [...marks.map(({ box }) => grow(box, 6)), ...behind];
}

/** Places what matters most, and what has the fewest places, first. */
function layOut(name: string, town: Town, view: View, nameFirst: boolean): Plan {
  const projection = createProjection(town, view);
  const { project } = projection;
  const [from = office] = town.drive.points;
  const [start, end] = [project(from), project(office)];
  const board = drawBoard(town, view, projection);
  const bare = town.landmarks.map(({ at }) => boxAround(project(at), 12));
  board.boxes.push(boxAround(start, 28), boxAround(end, view.pin * 2 + 2), ...bare);
  const task: Task = { name, town, view, projection, board, start, end };
  const address = placeOffice(task);
  const shield = placeShield(task);
  const counties = nameCounties(task);
  const streets = view.name === 'wide' ? nameRoads(task) : [];
  const early = nameFirst ? placeName(task) : undefined;
  const scale = placeScale(task);
  const clocks = placeSun(task);
  const { title, marks } = early ?? placeName(task);
  const sea = [...nameWaters(task), ...marks.map(({ label }) => label)];
  const land = nameLand(task);
  const labels = [address, ...counties, ...streets, scale.label, title, ...land.labels, ...sea];
  const clear = clearSea(task, marks, labels);
  const found = { ...clocks, shield, bar: scale.bar, marks, dots: land.dots, labels, clear };
  return { shore: view.shore, projection, office: end, ...found };
}

/**
 * Finds a place for everything on a drawing of a town's map. If there is no room, it tries again with the coast moved
 * to the east or west, and then with the town's name placed later. Throws if no try has room for all that must be
 * there.
 */
export function planTown(name: string, town: Town, view: View): Plan {
  const moved = [0, 14, -14, 28, -28].map((by) => ({ ...view, shore: view.shore + by }));
  const tries = [true, false].flatMap((nameFirst) => moved.map((view) => ({ view, nameFirst })));
  let reason: unknown;
  for (const { view, nameFirst } of tries)
    try {
      return layOut(name, town, view, nameFirst);
    } catch (error) {
      reason = error;
    }
  throw reason;
}
