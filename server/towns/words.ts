import type { Point } from '../drawings/curve.ts';
import { type Board, type Box, place } from './board.ts';
import { type Font, fonts, measure } from './view.ts';

/** Lines of text, one under the other, each with its type. */
export type Lines = [text: string, font: Font][];

export type Align = 'start' | 'middle' | 'end';

/** Lines where they stand. */
export interface Words {
  lines: Lines;
  align: Align;
  box: Box;
}

const lineHeight = (font: Font) => Math.round(fonts[font].size * 1.22);

/** How much room lines take. */
export function measureLines(lines: Lines): { width: number; height: number } {
  return {
    width: Math.max(...lines.map(([text, font]) => measure(text, font))),
    height: lines.reduce((sum, [, font]) => sum + lineHeight(font), 0),
  };
}

/** Each line with its baseline. */
export function layLines({ lines, align, box }: Words): { text: string; font: Font; x: number; y: number }[] {
  const x = align === 'start' ? box.x : align === 'end' ? box.x + box.width : box.x + box.width / 2;
  let top = box.y;
  return lines.map(([text, font]) => {
    const y = top + fonts[font].size * 0.94;
    top += lineHeight(font);
    return { text, font, x, y };
  });
}

/** Places for lines around a point, the best first: beside it, under it, over it, and askew. */
export function listAround({ x, y }: Point, lines: Lines, gap: number): Words[] {
  const { width, height } = measureLines(lines);
  const at = (align: Align, left: number, top: number): Words => ({ lines, align, box: { x: left, y: top, width, height } });
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

/** Places for lines within `reach` of a point, the nearest first: in any direction, but not on it. */
export function listNear(point: Point, lines: Lines, reach: number): Words[] {
  const { width, height } = measureLines(lines);
  const places: { away: number; words: Words }[] = [];
  const step = reach > 100 ? 9 : 4;
  for (let x = point.x - width - reach; x < point.x + reach; x += step)
    for (let y = point.y - height - reach; y < point.y + reach; y += step) {
      const words: Words = { lines, align: 'middle', box: { x, y, width, height } };
      const away = distance(point, words.box);
      if (away < reach) places.push({ away, words });
    }
  return places.sort((a, b) => a.away - b.away).map(({ words }) => words);
}

/** Lines for a name: on one, and on a line for each of its words. */
export function breakName(name: string, font: Font): [Lines, Lines] {
  return [[[name, font]], name.split(' ').map((word): Lines[number] => [word, font])];
}

/** Puts words on the first of their places that is free; undefined if none is. */
export function placeWords(board: Board, candidates: Words[]): Words | undefined {
  const placed = place(
    board,
    candidates.map(({ box }) => [box]),
  );
  return candidates.find(({ box }) => box === placed?.[0]);
}
