import { type Box, toLines } from './board.ts';
import { listInlets, type Mark, type Plan, type Task } from './plan.ts';
import { type Lines, listAround, measureLines, placeWords, type Words } from './words.ts';

/** The heights of drawings, each as near to its point as the others let it, and inside the frame. */
export function spread(points: number[], height: number, end: number): number[] {
  const tops: number[] = [];
  for (const point of points) tops.push(Math.max(14, point - height / 2, (tops.at(-1) ?? -height) + height));
  // What has been pushed down by the ones before is half pushed back, and all of it up from the lower edge.
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

/** The landmarks in the sea, north to south, so that no line to a point crosses another. */
function placeMarks({ town, view, projection, board }: Task): Mark[] {
  const height = view.mark * 0.8;
  const found = town.landmarks
    .map((landmark) => ({ landmark, point: projection.project(landmark.at) }))
    .sort((a, b) => a.point.y - b.point.y);
  const room = height + 40;
  const tops = spread(
    found.map(({ point }) => point.y),
    room,
    view.height - 6,
  );
  return found.map(({ landmark, point }, index) => {
    const lines: Lines = [[view.name === 'wide' ? landmark.name : landmark.short, 'name']];
    const size = measureLines(lines);
    const right = view.width - (view.name === 'wide' ? 20 : 8);
    const middle = right - Math.max(size.width, view.mark) / 2;
    const box: Box = { x: middle - view.mark / 2, y: tops[index] ?? 0, width: view.mark, height };
    const words: Words = { lines, align: 'middle', box: { ...size, x: middle - size.width / 2, y: box.y + height + 2 } };
    board.boxes.push(box, words.box);
    board.lines.push(...toLines([point, { x: box.x, y: box.y + height * 0.84 }]));
    return { landmark, point, box, words };
  });
}

/** The names of inlets where there is room, and that of the ocean: none has to be there, as the coast speaks for itself. */
function nameWaters(task: Task): Words[] {
  const { view, board } = task;
  const sea: Lines = [
    ['Atlantic', 'ocean'],
    ['Ocean', 'ocean'],
  ];
  const x = view.width - measureLines(sea).width / 2 - (view.name === 'wide' ? 30 : 12);
  const heights = Array.from({ length: 40 }, (_, index) => ((index * 7 + 4) % 40) * (view.height / 40));
  const ocean = placeWords(
    board,
    heights.flatMap((y) => listAround({ x, y }, sea, 0).filter(({ align }) => align === 'middle')),
  );
  const names = listInlets(task).map((inlet) => {
    const places = [0, 14, -14, 26, -26].flatMap((by) => listAround({ x: inlet.x, y: inlet.y + by }, [[inlet.name, 'small']], 16));
    return placeWords(
      board,
      places.filter(({ align }) => align === 'start'),
    );
  });
  return [ocean, ...names].flatMap((words) => words ?? []);
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Places what stands in the sea, and says where its lines have to make room. */
export function planSea(task: Task, title: Words): Pick<Plan, 'marks' | 'words' | 'clear'> {
  const marks = placeMarks(task);
  const words = nameWaters(task);
  const clear = [...marks.flatMap(({ box, words }) => [grow(box, 8), grow(words.box, 5)]), ...[...words, title].map(({ box }) => grow(box, 5))];
  return { marks, words: [...words, ...marks.map(({ words }) => words)], clear };
}
