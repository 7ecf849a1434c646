import { cities } from '../../content/cities/index.ts';
import { roads, shore, widths } from '../../content/coast.ts';
import type { Point } from '../../content/towns/plan-types.ts';
import { findLon, office } from '../../server/maps/projection.ts';
import { listRoads } from '../../server/maps/roads.ts';
import { boxAround, overlaps } from './board.ts';
import { breakName, type Label, type Lines, listAround, listNear, measureLines, placeLabel } from './labels.ts';
import type { Task } from './task.ts';

/** The names of roads, above or under their lines and as far west as possible, as far as there is room. */
export function nameRoads({ town, board, projection, view }: Task): Label[] {
  return listRoads(town, view).flatMap((name) => {
    const lines: Lines = [[name, 'small']];
    const size = measureLines(lines);
    const { x, y } = projection.project([roads[name].lat, roads[name].west]);
    const end = projection.project([roads[name].lat, roads[name].east]).x - size.width;
    const from = Math.max(12, x);
    const places = Array.from({ length: 30 }, (_, step) => from + step * 12)
      .filter((left) => left < end && left < view.width)
      .flatMap((left) =>
        [y - size.height - 5, y + 6].map((top): Label => ({ lines, align: 'start', box: { ...size, x: left, y: top } })),
      );
    return placeLabel(board, places) ?? [];
  });
}

/** The other towns in the frame. The dot of a town at the shore is moved to the middle of the island. */
function listOthers({ name, start, projection: { project, across }, view }: Task) {
  return cities
    .filter(({ city, lat, lon }) => city !== name && (lat !== office[0] || lon !== office[1]))
    .map(({ city, lat, lon }) => {
      const beach = project([lat, findLon(shore, lat)]).x - (widths.island / 2) * across;
      const { x, y } = project([lat, lon]);
      return { city, x: Math.min(x, beach), y };
    })
    .filter(({ x, y }) => x > 12 && y > 12 && y < view.height - 12 && Math.hypot(x - start.x, y - start.y) > 24);
}

/** The other towns, each a dot and its name, as far as there is room for both. */
function placeOthers(task: Task): { dots: Point[]; labels: Label[] } {
  const { board } = task;
  const found = listOthers(task).flatMap(({ city, x, y }) => {
    const dot = boxAround({ x, y }, 9);
    if (board.boxes.some((box) => overlaps(box, dot, 2))) return [];
    const places = breakName(city, 'name').flatMap((lines) => listNear({ x, y }, lines, 26));
    const near = places.filter(({ box }) => !overlaps(box, dot, 3));
    const label = placeLabel(board, near);
    if (label) board.boxes.push(dot);
    return label ? [{ dot: { x, y }, label }] : [];
  });
  return { dots: found.map(({ dot }) => dot), labels: found.map(({ label }) => label) };
}

/** The Intracoastal's name, on the land west of it. */
function nameIntracoastal({ board, projection, town: { frame } }: Task): Label[] {
  const lats = Array.from({ length: 50 }, (_, index) => frame.south + ((index * 7) % 50) * ((frame.north - frame.south) / 50));
  const places = lats.flatMap((lat) => {
    const west = findLon(shore, lat) - widths.island - widths.intracoastal;
    return listAround(projection.project([lat, west]), [['Intracoastal', 'small']], 12).filter(({ align }) => align === 'end');
  });
  return [placeLabel(board, places)].flatMap((label) => label ?? []);
}

/** What else has a name on the land, as far as there is room: towns, roads of the narrow drawing, the Intracoastal. */
export function nameLand(task: Task): { dots: Point[]; labels: Label[] } {
  const others = placeOthers(task);
  const streets = task.view.name === 'wide' ? [] : nameRoads(task);
  return { dots: others.dots, labels: [...others.labels, ...streets, ...nameIntracoastal(task)] };
}
