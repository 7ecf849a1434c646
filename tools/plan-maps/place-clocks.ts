import type { Box, Point } from '../../content/towns/plan-types.ts';
import { boxAround, placeBox } from './board.ts';
import { type Label, type Lines, measureLines } from './labels.ts';
import { isOnLand, need, type Plan, type Task } from './task.ts';

/** The points of a grid, those nearest to `near` first. Distances up and down count less. */
function listGrid({ view }: Task, near: Point, step = 10): Point[] {
  const points: Point[] = [];
  for (let x = step; x < view.width; x += step) for (let y = step; y < view.height; y += step) points.push({ x, y });
  const away = ({ x, y }: Point) => Math.hypot(x - near.x, (y - near.y) * 0.6);
  return points.sort((a, b) => away(a) - away(b));
}

/** The circle with the minutes at ten, between the town and the office, and near it the one with the later minutes. */
export function placeSun(task: Task): Pick<Plan, 'sun' | 'ring'> {
  const { view, board, start, end } = task;
  const near = { x: Math.min(start.x, end.x) * 0.55, y: (start.y + end.y) / 2 };
  const size = view.sun * 2 + 2;
  const list = (near: Point) =>
    listGrid(task, near)
      .map((point) => boxAround(point, size))
      .filter((box) => isOnLand(task, box));
  const sun = need(task, 'the sun', placeBox(board, list(near)));
  const center = { x: sun.x + size / 2, y: sun.y + size / 2 };
  const beside = { x: center.x - view.sun * 0.8, y: center.y + view.sun * 2 };
  const ring = need(task, 'the ring', placeBox(board, list(beside)));
  return { sun: center, ring: { x: ring.x + size / 2, y: ring.y + size / 2 } };
}

/** A bar of two miles with its label: beside it on the wide drawing, above it on the narrow one. */
export function placeScale(task: Task): { bar: Box; label: Label } {
  const { board, view, projection } = task;
  const lines: Lines = [['2 miles', 'small']];
  const size = measureLines(lines);
  const length = projection.miles(2);
  const stacked = view.name === 'narrow';
  const [width, height] = stacked ? [length, size.height + 10] : [length + 8 + size.width, 18];
  const corners = listGrid(task, { x: 16, y: view.height - height - 6 }, 8).map((corner) => ({ ...corner, width, height }));
  const box = need(task, 'the scale', placeBox(board, corners));
  const [x, y] = stacked ? [box.x, box.y] : [box.x + length + 8, box.y + 1];
  const bar = { x: box.x, y: stacked ? box.y + size.height + 2 : box.y + 5, width: length, height: 6 };
  return { bar, label: { lines, align: 'start', box: { ...size, x, y } } };
}
