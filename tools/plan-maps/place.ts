import type { Box, Font, Point, TextLine } from '../../content/towns/plan-types.ts';
import { type Board, crosses, overlaps } from './board.ts';
import { measureText, toBaseline } from './measure.ts';

/** Lines of text, one under the other, each with its type. */
export type Lines = [text: string, font: Font][];

/** Where something may stand: near a point, so far from it at most, where it is allowed. */
export interface Wish {
  near: Point;
  reach: number;
  allows?: (box: Box) => boolean;
}

/** Whether a box is inside the drawing and touches no other box and no line. */
function isFree({ view, boxes, lines }: Board, box: Box): boolean {
  const isInside = box.x >= 8 && box.y >= 8 && box.x + box.width <= view.width - 8 && box.y + box.height <= view.height - 8;
  return isInside && boxes.every((other) => !overlaps(box, other, 5)) && lines.every((line) => !crosses(line, box, 4));
}

/** Takes the first of some boxes that is free, and returns it; undefined if there is none. */
export function takeFree(board: Board, boxes: Box[]): Box | undefined {
  const found = boxes.find((box) => isFree(board, box));
  if (found) board.boxes.push(found);
  return found;
}

/** Returns what was found. Throws if it is nothing. */
export function need<Found>({ name, view }: Board, what: string, found: Found | undefined): Found {
  if (found === undefined) throw new Error(`the ${view.name} map of ${name} has no room for ${what}`);
  return found;
}

/** How far a box is from a point; of two that are as far, the one that has it at its middle is nearer. */
export function getDistance({ x, y }: Point, box: Box): number {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const aside = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  return Math.hypot(Math.max(box.x - x, 0, x - right), Math.max(box.y - y, 0, y - bottom)) + aside / 8;
}

/** Boxes of a size around a point, the nearest first. */
export function listNear({ near, reach, allows = () => true }: Wish, size: { width: number; height: number }): Box[] {
  const step = Math.max(3, reach / 32);
  const spread = (from: number, length: number) =>
    Array.from({ length: (length + 2 * reach) / step }, (_, index) => from - length - reach + index * step);
  const rows = spread(near.y, size.height).filter((y) => y > 0);
  const boxes = spread(near.x, size.width).flatMap((x) => (x < 0 ? [] : rows.map((y) => ({ ...size, x, y }))));
  const found = boxes.filter(allows).map((box) => ({ box, away: getDistance(near, box) }));
  return found.sort((a, b) => a.away - b.away).map(({ box }) => box);
}

/** The size of lines. */
export function measureLines(lines: Lines): { width: number; height: number } {
  const sizes = lines.map(([text, font]) => measureText(text, font));
  return { width: Math.max(...sizes.map(({ width }) => width)), height: sizes.reduce((sum, { height }) => sum + height, 0) };
}

/** Writes lines into a box, at its left if the box is to the right of a point, and so on. */
export function write(board: Board, lines: Lines, box: Box, { x }: Point): void {
  const align = box.x > x ? 'start' : box.x + box.width < x ? 'end' : 'middle';
  const at = { start: 0, middle: box.width / 2, end: box.width }[align];
  let top = box.y;
  for (const [text, font] of lines) {
    const line: TextLine = { text, font, align, x: Math.round(box.x + at), y: Math.round(top + toBaseline(font)) };
    board.texts.push(line);
    top += measureText(text, font).height;
  }
}

/** Writes a text in the first of its wordings that has a free place, and returns that; undefined if none has. */
export function placeText(board: Board, wordings: Lines[], wish: Wish): Box | undefined {
  for (const lines of wordings) {
    const box = takeFree(board, listNear(wish, measureLines(lines)));
    if (!box) continue;
    write(board, lines, box, wish.near);
    return box;
  }
  return undefined;
}
