import type { Align, Box, Font, Point } from '../../content/towns/plan-types.ts';
import { type Board, placeBox } from './board.ts';
import { lineHeight, measureText } from './measure.ts';

/** Lines of text, one under the other, each with its type. */
export type Lines = [text: string, font: Font][];

/** Lines in their place. */
export interface Label {
  lines: Lines;
  align: Align;
  box: Box;
}

/** The size of lines. */
export function measureLines(lines: Lines): { width: number; height: number } {
  return {
    width: Math.max(...lines.map(([text, font]) => measureText(text, font))),
    height: lines.reduce((sum, [, font]) => sum + lineHeight(font), 0),
  };
}

/** Places for lines around a point, the best first: beside it, then under and over it, more and more to one side. */
export function listAround({ x, y }: Point, lines: Lines, gap: number): Label[] {
  const { width, height } = measureLines(lines);
  const at = (align: Align, left: number, top: number): Label => ({ lines, align, box: { x: left, y: top, width, height } });
  const [left, right, middle] = [x - gap - width, x + gap, x - width / 2];
  const beside = [0, -0.5, 0.5, -0.9, 0.9].flatMap((shift) => {
    const top = y - height / 2 + shift * height;
    return [at('end', left, top), at('start', right, top)];
  });
  const [under, over] = [y + gap, y - gap - height];
  const askew = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.5, 0.5].flatMap((shift) => [
    at('middle', middle + shift * width, under),
    at('middle', middle + shift * width, over),
  ]);
  return [...beside, ...askew];
}

/** How far a point is from the nearest edge of a box. */
export function distance({ x, y }: Point, box: Box): number {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return Math.hypot(Math.max(box.x - x, 0, x - right), Math.max(box.y - y, 0, y - bottom));
}

/** Places for lines within `reach` of a point in any direction, the nearest first. */
export function listNear(point: Point, lines: Lines, reach: number): Label[] {
  const { width, height } = measureLines(lines);
  const places: { away: number; label: Label }[] = [];
  const step = reach > 100 ? 9 : 4;
  for (let x = point.x - width - reach; x < point.x + reach; x += step)
    for (let y = point.y - height - reach; y < point.y + reach; y += step) {
      const label: Label = { lines, align: 'middle', box: { x, y, width, height } };
      const away = distance(point, label.box);
      if (away < reach) places.push({ away, label });
    }
  return places.sort((a, b) => a.away - b.away).map(({ label }) => label);
}

/** A name on one line, and with a line for each of its words. */
export function breakName(name: string, font: Font): [Lines, Lines] {
  return [[[name, font]], name.split(' ').map((word): Lines[number] => [word, font])];
}

/** Takes the first of a label's places that is free; undefined if there is none. */
export function placeLabel(board: Board, candidates: Label[]): Label | undefined {
  const boxes = candidates.map(({ box }) => box);
  const placed = placeBox(board, boxes);
  return candidates.find(({ box }) => box === placed);
}
