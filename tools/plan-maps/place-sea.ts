import { inlets, shore } from '../../content/coast.ts';
import type { Box } from '../../content/towns/plan-types.ts';
import { findLon } from '../../server/maps/projection.ts';
import { crosses, isFree, type Line } from './board.ts';
import { type Label, type Lines, listAround, measureLines, placeLabel } from './labels.ts';
import type { Mark, Task } from './task.ts';

/** The `y` of drawings of one height, each as near to its point as the others allow, and inside the frame. */
function spread(points: number[], height: number, end: number): number[] {
  const tops: number[] = [];
  for (const point of points) tops.push(Math.max(14, point - height / 2, (tops.at(-1) ?? -height) + height));
  // So far each one could only move down. Half of the longest move is taken back, and none may go over the lower edge.
  const pushed = Math.max(0, ...tops.map((top, index) => top + height / 2 - (points[index] ?? 0))) / 2;
  let below = end;
  return tops
    .reverse()
    .map((top) => {
      below = Math.min(Math.max(14, top - pushed), below - height);
      return below;
    })
    .reverse();
}

/** The landmarks from north to south, so that their lines do not cross, all of them moved down by `shift`. */
function layMarks({ town, view, projection }: Task, shift: number): Mark[] {
  const height = view.mark * 0.8;
  const found = town.landmarks
    .map((landmark) => ({ landmark, point: projection.project(landmark.at) }))
    .sort((a, b) => a.point.y - b.point.y);
  const heights = found.map(({ point }) => point.y + shift);
  const tops = spread(heights, height + 40, view.height - 6);
  return found.map(({ landmark, point }, index) => {
    const lines: Lines = [[view.name === 'wide' ? landmark.name : landmark.short, 'name']];
    const size = measureLines(lines);
    const middle = view.width - (view.name === 'wide' ? 20 : 8) - Math.max(size.width, view.mark) / 2;
    const box: Box = { x: middle - view.mark / 2, y: tops[index] ?? 0, width: view.mark, height };
    const label: Label = { lines, align: 'middle', box: { ...size, x: middle - size.width / 2, y: box.y + height + 2 } };
    return { landmark, point, box, label };
  });
}

/** The line from a landmark's place to its drawing. */
export function pointAt({ point, box }: Mark): Line {
  return [point, { x: box.x + 3, y: box.y + box.height * 0.84 }];
}

/** The landmarks in the sea, as near to their places as possible; undefined if there is no room for all of them. */
export function placeMarks(task: Task, title: Label): Mark[] | undefined {
  const { board } = task;
  const shifts = Array.from({ length: 60 }, (_, index) => (index % 2 ? 1 : -1) * Math.ceil(index / 2) * 12);
  // The small boxes are the landmarks' places, and a drawing may cover the place of another.
  const boxes = [...board.boxes.filter(({ width }) => width > 12), title.box];
  const found = shifts
    .map((shift) => layMarks(task, shift))
    .find((marks) =>
      marks.every(
        (mark) =>
          [mark.box, mark.label.box].every((box) => isFree({ ...board, width: board.width + 4, boxes }, box)) &&
          !crosses(pointAt(mark), title.box, 6),
      ),
    );
  if (!found) return undefined;
  board.boxes.push(...found.flatMap(({ box, label }) => [box, label.box]));
  board.lines.push(...found.map(pointAt));
  return found;
}

/** The inlets in the frame. */
function listInlets({ projection: { project, shows } }: Task) {
  return inlets.filter(({ lat }) => shows(lat, 16)).map(({ name, lat }) => ({ name, ...project([lat, findLon(shore, lat)]) }));
}

/** The names of the ocean and of inlets, as far as there is room. */
export function nameWaters(task: Task): Label[] {
  const { view, board } = task;
  const ocean: Lines = [
    ['Atlantic', 'ocean'],
    ['Ocean', 'ocean'],
  ];
  const x = view.width - measureLines(ocean).width / 2 - (view.name === 'wide' ? 30 : 12);
  const heights = Array.from({ length: 40 }, (_, index) => ((index * 7 + 4) % 40) * (view.height / 40));
  const oceanName = placeLabel(
    board,
    heights.flatMap((y) => listAround({ x, y }, ocean, 0).filter(({ align }) => align === 'middle')),
  );
  const names = listInlets(task).map((inlet) => {
    const places = [0, 14, -14, 26, -26].flatMap((by) =>
      listAround({ x: inlet.x, y: inlet.y + by }, [[inlet.name, 'small']], 16),
    );
    return placeLabel(
      board,
      places.filter(({ align }) => align === 'start'),
    );
  });
  return [oceanName, ...names].flatMap((label) => label ?? []);
}
