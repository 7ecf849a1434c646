import { highway, roads, shore, widths } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import { countyLine } from '../../shared/components/coast-projection.ts';
import type { Point } from '../drawings/curve.ts';
import { type Box, boxAround, crosses, overlaps, place } from './board.ts';
import { listOthers, type Plan, type Task } from './plan.ts';
import { listRoads } from './roads.ts';
import { findLon } from './projection.ts';
import { breakName, type Lines, listAround, listNear, measureLines, placeWords, type Words } from './words.ts';

/** A value that has to be there. Throws if it is not. */
export function need<Value>({ name, view }: Task, what: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`the ${view.name} map of ${name} has no room for ${what}`);
  return value;
}

/** The name of the office, and where it is. */
export function placeOffice(task: Task): Words {
  const place = task.view.name === 'wide' ? `${firm.office.city}, Glades Road` : firm.office.city;
  const lines: Lines = [
    ['Our office', 'name'],
    [place, 'small'],
  ];
  return need(task, 'the office', placeWords(task.board, listAround(task.end, lines, task.view.pin + 8)));
}

/** Whether a box is on the mainland. */
function isOnLand({ projection, town: { frame }, view }: Task, { x, y, width }: Box): boolean {
  const lat = frame.north - (y / view.height) * (frame.north - frame.south);
  return x + width < projection.project([lat, findLon(shore, lat) - widths.island - widths.intracoastal]).x;
}

/** A point for every step of a grid, those that are nearest to `near` first. */
function listGrid({ view }: Task, near: Point, step = 10): Point[] {
  const points: Point[] = [];
  for (let x = step; x < view.width; x += step) for (let y = step; y < view.height; y += step) points.push({ x, y });
  const away = ({ x, y }: Point) => Math.hypot(x - near.x, (y - near.y) * 0.6);
  return points.sort((a, b) => away(a) - away(b));
}

/** The sun, and the ring beside it that holds the later time. */
export function placeSun(task: Task): Pick<Plan, 'sun' | 'ring'> {
  const { view, board, start, end } = task;
  const near = { x: Math.min(start.x, end.x) * 0.55, y: (start.y + end.y) / 2 };
  const size = view.sun * 2 + 2;
  const list = (near: Point) =>
    listGrid(task, near)
      .map((point): [Box] => [boxAround(point, size)])
      .filter(([box]) => isOnLand(task, box));
  const [sun] = need(task, 'the sun', place(board, list(near)));
  const center = { x: sun.x + size / 2, y: sun.y + size / 2 };
  const beside = { x: center.x - view.sun * 0.8, y: center.y + view.sun * 2 };
  const [ring] = need(task, 'the ring', place(board, list(beside)));
  return { sun: center, ring: { x: ring.x + size / 2, y: ring.y + size / 2 } };
}

/** A shield on I-95: on nothing else, and on the part that is driven if that is long enough. */
export function placeShield(task: Task): Point {
  const { board, view, projection, start, end } = task;
  const middle = (start.y + end.y) / 2;
  const away = (y: number) => Math.abs(y - middle);
  const heights = Array.from({ length: 60 }, (_, index) => (index / 60) * view.height).sort((a, b) => away(a) - away(b));
  const { north } = task.town.frame;
  const degrees = (y: number) => north - (y / view.height) * (north - task.town.frame.south);
  const points = heights.map((y) => projection.project([degrees(y), findLon(highway, degrees(y))]));
  const level = board.lines.filter(([from, to]) => Math.abs(from.y - to.y) < 1);
  const free = points.map((point) => boxAround(point, 46, 26)).filter((box) => level.every((line) => !crosses(line, box, 4)));
  const found = need(task, 'the shield', place({ ...board, lines: [] }, free.map((box): [Box] => [box])));
  return { x: found[0].x + 23, y: found[0].y + 13 };
}

/** Both counties at the line between them, where that is in the frame: on one line each, on two, or shortened. */
export function nameCounties(task: Task): Words[] {
  const { board, view, projection } = task;
  if (!projection.shows(countyLine, 40)) return [];
  const { y } = projection.project([countyLine, 0]);
  const toLines = (words: string[]) => words.map((word): Lines[number] => [word, 'county']);
  const variants = [
    [toLines(['PALM BEACH COUNTY']), toLines(['BROWARD COUNTY'])],
    [toLines(['PALM BEACH', 'COUNTY']), toLines(['BROWARD', 'COUNTY'])],
    [toLines(['PALM BEACH']), toLines(['BROWARD'])],
  ];
  const left = view.name === 'wide' ? 28 : 10;
  const steps = Array.from({ length: 240 }, (_, step) => ({ x: left + (step % 60) * 6, down: 6 + Math.floor(step / 60) * 8 }));
  const groups = variants.flatMap((names) =>
    steps.map(({ x, down }) =>
      names.map((lines, index): Words => {
        const size = measureLines(lines);
        return { lines, align: 'start', box: { ...size, x, y: index === 0 ? y - size.height - 5 : y + down } };
      }),
    ),
  );
  const boxes = place(
    board,
    groups.map((group) => group.map(({ box }) => box)).filter((boxes) => boxes.every((box) => isOnLand(task, box))),
  );
  const [first] = need(task, 'the counties', boxes);
  return groups.find((group) => group[0]?.box === first) ?? [];
}

/** A bar of two miles, its label beside it, or on it where the map is small. */
export function placeScale(task: Task): { bar: Box; words: Words } {
  const { board, view, projection } = task;
  const lines: Lines = [['2 miles', 'small']];
  const size = measureLines(lines);
  const length = projection.miles(2);
  const stacked = view.name === 'narrow';
  const [width, height] = stacked ? [length, size.height + 10] : [length + 8 + size.width, 18];
  const corners = listGrid(task, { x: 16, y: view.height - height - 6 }, 8);
  const [box] = need(
    task,
    'the scale',
    place(
      board,
      corners.map(({ x, y }): [Box] => [{ x, y, width, height }]),
    ),
  );
  const [x, y] = stacked ? [box.x, box.y] : [box.x + length + 8, box.y + 1];
  const bar = { x: box.x, y: stacked ? box.y + size.height + 2 : box.y + 5, width: length, height: 6 };
  return { bar, words: { lines, align: 'start', box: { ...size, x, y } } };
}

/** The names of roads, over the line from its west end on or under it, where there is room. */
export function nameRoads({ town, board, projection, view }: Task): Words[] {
  return listRoads(town, view).flatMap((name) => {
    const lines: Lines = [[name, 'small']];
    const size = measureLines(lines);
    const { x, y } = projection.project([roads[name].lat, roads[name].west]);
    const end = projection.project([roads[name].lat, roads[name].east]).x - size.width;
    const from = Math.max(12, x);
    const places = Array.from({ length: 30 }, (_, step) => from + step * 12)
      .filter((left) => left < end && left < view.width)
      .flatMap((left) =>
        [y - size.height - 5, y + 6].map((top): Words => ({ lines, align: 'start', box: { ...size, x: left, y: top } })),
      );
    return placeWords(board, places) ?? [];
  });
}

/** Other towns, each a dot and its name, where there is room for both. */
function placeOthers(task: Task): { dots: Point[]; words: Words[] } {
  const { board } = task;
  const found = listOthers(task).flatMap(({ city, x, y }) => {
    const dot = boxAround({ x, y }, 9);
    if (board.boxes.some((box) => overlaps(box, dot, 2))) return [];
    const places = breakName(city, 'name').flatMap((lines) => listNear({ x, y }, lines, 26));
    const near = places.filter(({ box }) => !overlaps(box, dot, 3));
    const words = placeWords(board, near);
    if (words) board.boxes.push(dot);
    return words ? [{ dot: { x, y }, words }] : [];
  });
  return { dots: found.map(({ dot }) => dot), words: found.map(({ words }) => words) };
}

/** The Intracoastal's name, on the land beside it. */
function nameIntracoastal({ board, projection, view, town: { frame } }: Task): Words[] {
  const lats = Array.from({ length: 50 }, (_, index) => frame.south + ((index * 7) % 50) * ((frame.north - frame.south) / 50));
  const places = lats.flatMap((lat) => {
    const west = findLon(shore, lat) - widths.island - widths.intracoastal;
    return listAround(projection.project([lat, west]), [['Intracoastal', 'small']], 12).filter(({ align }) => align === 'end');
  });
  return [placeWords(board, places)].flatMap((words) => (words && words.box.width < view.width ? words : []));
}

/** Names what else is on the land, as far as there is room: other towns, the roads of a small map, the Intracoastal. */
export function nameLand(task: Task): { dots: Point[]; words: Words[] } {
  const others = placeOthers(task);
  const streets = task.view.name === 'wide' ? [] : nameRoads(task);
  return { dots: others.dots, words: [...others.words, ...streets, ...nameIntracoastal(task)] };
}
