import type { Point } from '../drawings/curve.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Line = [Point, Point];

/** A box around a point. */
export function boxAround({ x, y }: Point, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The lines between points, one after the other. */
export function toLines(points: Point[]): Line[] {
  return points.slice(1).flatMap((to, index): Line[] => {
    const from = points[index];
    return from ? [[from, to]] : [];
  });
}

/** Whether two boxes are nearer to each other than `gap`. */
export function overlaps(a: Box, b: Box, gap: number): boolean {
  const apartX = a.x >= b.x + b.width + gap || b.x >= a.x + a.width + gap;
  return !(apartX || a.y >= b.y + b.height + gap || b.y >= a.y + a.height + gap);
}

/** Whether a line goes through a box, or nearer by it than `gap` (Liang and Barsky). */
export function crosses([from, to]: Line, { x, y, width, height }: Box, gap: number): boolean {
  // Nearly every line is far away, and that is quick to see: 0.4 s of a build with 130 towns.
  if (Math.max(from.x, to.x) < x - gap || Math.min(from.x, to.x) > x + width + gap) return false;
  if (Math.max(from.y, to.y) < y - gap || Math.min(from.y, to.y) > y + height + gap) return false;
  let [enters, leaves] = [0, 1];
  const sides: [number, number][] = [
    [from.x - to.x, from.x - x + gap],
    [to.x - from.x, x + width + gap - from.x],
    [from.y - to.y, from.y - y + gap],
    [to.y - from.y, y + height + gap - from.y],
  ];
  for (const [toward, distance] of sides) {
    if (toward === 0 && distance < 0) return false;
    if (toward < 0) enters = Math.max(enters, distance / toward);
    if (toward > 0) leaves = Math.min(leaves, distance / toward);
  }
  return enters <= leaves;
}

/** What stands on a drawing already: boxes, and lines that no text may touch. */
export interface Board {
  width: number;
  height: number;
  boxes: Box[];
  lines: Line[];
}

/** Whether a box is inside the drawing, on nothing, and crossed by no line. */
export function isFree({ width, height, boxes, lines }: Board, box: Box): boolean {
  const inside = box.x >= 8 && box.y >= 8 && box.x + box.width <= width - 8 && box.y + box.height <= height - 8;
  return inside && boxes.every((other) => !overlaps(box, other, 5)) && lines.every((line) => !crosses(line, box, 4));
}

/**
 * Puts the first group of boxes that are free on the board, and returns it; undefined if none is. The boxes of one
 * group may touch each other.
 */
export function place<Group extends Box[]>(board: Board, candidates: Iterable<Group>): Group | undefined {
  for (const group of candidates) {
    if (!group.every((box) => isFree(board, box))) continue;
    board.boxes.push(...group);
    return group;
  }
  return undefined;
}
