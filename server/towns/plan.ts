import { citiesAroundOffice } from '../../content/cities/office.ts';
import { highway, inlets, type Place, roads, shore, widths } from '../../content/coast.ts';
import type { Landmark, Town } from '../../content/towns/types.ts';
import { countyLine } from '../../shared/components/coast-projection.ts';
import type { Point } from '../drawings/curve.ts';
import { type Board, type Box, boxAround, crosses, toLines } from './board.ts';
import { nameCounties, placeName, placeOffice, planLand } from './plan-land.ts';
import { planSea } from './plan-sea.ts';
import { createProjection, findDrive, findLon, office, type Projection } from './projection.ts';
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

const shifted = (by: number): Place[] => shore.map(([lat, lon]) => [lat, lon - by]);

/** The road of a name from its west end to its east. */
export function findRoad(name: Town['roads'][number]): Place[] {
  const { lat, west, east } = roads[name];
  return [
    [lat, west],
    [lat, east],
  ];
}

/** All lines that no word may touch. */
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
    ...town.roads.flatMap((name) => toPoints(findRoad(name))),
    ...(shows(countyLine) ? toPoints(border) : []),
  ];
  const { width, height } = view;
  const frame = { x: 0, y: 0, width, height };
  return { width, height, boxes: [], lines: lines.filter((line) => crosses(line, frame, 10)) };
}

/** The towns in the frame besides the one whose map it is. */
export function listOthers({ name, start, projection, view }: Task) {
  return citiesAroundOffice
    .filter(({ city, lat, lon }) => city !== name && (lat !== office[0] || lon !== office[1]))
    .map(({ city, lat, lon }) => ({ city, ...projection.project([lat, lon]) }))
    .filter(({ x, y }) => x > 12 && y > 12 && y < view.height - 12 && Math.hypot(x - start.x, y - start.y) > 24);
}

/** The inlets in the frame. */
export function listInlets({ projection: { project, shows } }: Task) {
  return inlets.filter(({ lat }) => shows(lat, 16)).map(({ name, lat }) => ({ name, ...project([lat, findLon(shore, lat)]) }));
}

/** Finds a place for everything on a drawing of a town's map. Throws if something that has to be there has none. */
export function planTown(name: string, town: Town, view: View): Plan {
  const projection = createProjection(town, view);
  const { project } = projection;
  const [from = office] = town.drive.points;
  const [start, end] = [project(from), project(office)];
  const board = drawBoard(town, view, projection);
  const bare = town.landmarks.map(({ at }) => boxAround(project(at), 12));
  board.boxes.push(boxAround(start, 28), boxAround(end, view.pin * 2 + 2), ...bare);
  const task: Task = { name, town, view, projection, board, start, end };
  const address = placeOffice(task);
  const counties = nameCounties(task);
  const title = placeName(task);
  const sea = planSea(task, title);
  const land = planLand(task);
  return { start, office: end, ...land, marks: sea.marks, clear: sea.clear, words: [address, ...counties, title, ...land.words, ...sea.words] };
}
