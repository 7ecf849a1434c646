import { citiesAroundOffice } from '../../content/cities/office.ts';
import { roads, shore, widths } from '../../content/coast.ts';
import type { Point } from '../drawings/curve.ts';
import { boxAround, overlaps } from './board.ts';
import { findLon, office } from './projection.ts';
import { listRoads } from './roads.ts';
import type { Task } from './task.ts';
import { breakName, type Lines, listAround, listNear, measureLines, placeWords, type Words } from './words.ts';

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

/** The towns in the frame besides the one whose map it is. One whose center is at the shore stands on the island. */
function listOthers({ name, start, projection: { project, across }, view }: Task) {
  return citiesAroundOffice
    .filter(({ city, lat, lon }) => city !== name && (lat !== office[0] || lon !== office[1]))
    .map(({ city, lat, lon }) => {
      const beach = project([lat, findLon(shore, lat)]).x - (widths.island / 2) * across;
      const { x, y } = project([lat, lon]);
      return { city, x: Math.min(x, beach), y };
    })
    .filter(({ x, y }) => x > 12 && y > 12 && y < view.height - 12 && Math.hypot(x - start.x, y - start.y) > 24);
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
function nameIntracoastal({ board, projection, town: { frame } }: Task): Words[] {
  const lats = Array.from({ length: 50 }, (_, index) => frame.south + ((index * 7) % 50) * ((frame.north - frame.south) / 50));
  const places = lats.flatMap((lat) => {
    const west = findLon(shore, lat) - widths.island - widths.intracoastal;
    return listAround(projection.project([lat, west]), [['Intracoastal', 'small']], 12).filter(({ align }) => align === 'end');
  });
  return [placeWords(board, places)].flatMap((words) => words ?? []);
}

/** Names what else is on the land, as far as there is room: other towns, the roads of a small map, the Intracoastal. */
export function nameLand(task: Task): { dots: Point[]; words: Words[] } {
  const others = placeOthers(task);
  const streets = task.view.name === 'wide' ? [] : nameRoads(task);
  return { dots: others.dots, words: [...others.words, ...streets, ...nameIntracoastal(task)] };
}
