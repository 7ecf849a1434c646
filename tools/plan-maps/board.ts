import type { Box, Point } from '../../content/towns/plan-types.ts';

export type Line = [Point, Point];

/** A box with a point in its middle. */
export function boxAround({ x, y }: Point, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The lines from each point to the next. */
export function toLines(points: Point[]): Line[] {
  return points.slice(1).flatMap((to, index): Line[] => {
    const from = points[index];
    return from ? [[from, to]] : [];
  });
}

/** Whether two boxes overlap, or leave less than `gap` between them. */
export function overlaps(a: Box, b: Box, gap: number): boolean {
  const apartX = a.x >= b.x + b.width + gap || b.x >= a.x + a.width + gap;
  return !(apartX || a.y >= b.y + b.height + gap || b.y >= a.y + a.height + gap);
}

/** Whether a line goes through a box, or passes it at less than `gap` (Liang-Barsky algorithm). */
export function crosses([from, to]: Line, { x, y, width, height }: Box, gap: number): boolean {
  // Most lines are far away, and these two checks are quick.
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

/** What a drawing has so far: boxes that are taken, and lines that no text may touch. */
export interface Board {
  width: number;
  height: number;
  boxes: Box[];
  lines: Line[];
}

/** Whether a box is inside the drawing and touches no other box and no line. */
export function isFree({ width, height, boxes, lines }: Board, box: Box): boolean {
  const inside = box.x >= 8 && box.y >= 8 && box.x + box.width <= width - 8 && box.y + box.height <= height - 8;
  return inside && boxes.every((other) => !overlaps(box, other, 5)) && lines.every((line) => !crosses(line, box, 4));
}

/**
 * Takes the first group of boxes that are all free, and returns it; undefined if there is none. The boxes of one group
 * may touch each other.
 */
export function place<Group extends Box[]>(board: Board, candidates: Iterable<Group>): Group | undefined {
  for (const group of candidates) {
    if (!group.every((box) => isFree(board, box))) continue;
    board.boxes.push(...group);
    return group;
  }
  return undefined;
}

/** Takes the first of some boxes that is free, and returns it; undefined if there is none. */
export function placeBox(board: Board, boxes: Box[]): Box | undefined {
  return place(
    board,
    boxes.map((box): [Box] => [box]),
  )?.[0];
}
