import { highway } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import type { Point } from '../../content/towns/plan-types.ts';
import { countyLine } from '../../server/maps/coast-projection.ts';
import { findLon } from '../../server/maps/projection.ts';
import { boxAround, crosses, place, placeBox } from './board.ts';
import { type Label, type Lines, listAround, measureLines, placeLabel } from './labels.ts';
import { isOnLand, need, type Task } from './task.ts';

/** The office's label, near its pin. */
export function placeOffice(task: Task): Label {
  const place = task.view.name === 'wide' ? `${firm.office.city}, Glades Road` : firm.office.city;
  const lines: Lines = [
    ['Our office', 'name'],
    [place, 'small'],
  ];
  return need(task, 'the office', placeLabel(task.board, listAround(task.end, lines, task.view.pin + 8)));
}

/** The sign of I-95 on that road, as near as possible to the middle of the drive. */
export function placeShield(task: Task): Point {
  const { board, view, projection, start, end } = task;
  const middle = (start.y + end.y) / 2;
  const away = (y: number) => Math.abs(y - middle);
  const heights = Array.from({ length: 60 }, (_, index) => (index / 60) * view.height).sort((a, b) => away(a) - away(b));
  const points = heights.map(projection.toLat).map((lat) => projection.project([lat, findLon(highway, lat)]));
  const level = board.lines.filter(([from, to]) => Math.abs(from.y - to.y) < 1);
  const free = points.map((point) => boxAround(point, 46, 26)).filter((box) => level.every((line) => !crosses(line, box, 4)));
  const { x, y } = need(task, 'the shield', placeBox({ ...board, lines: [] }, free));
  return { x: x + 23, y: y + 13 };
}

/**
 * The names of both counties, one on each side of the line between them: each on one line, on two, or shortened. None
 * if that line is not in the frame.
 */
export function nameCounties(task: Task): Label[] {
  const { board, view, projection } = task;
  if (!projection.shows(countyLine, 40)) return [];
  const { y } = projection.project([countyLine, 0]);
  const toLines = (words: string[]) => words.map((word): Lines[number] => [word, 'county']);
  const variants = [
    [toLines(['PALM BEACH COUNTY']), toLines(['BROWARD COUNTY'])],
    [toLines(['PALM BEACH', 'COUNTY']), toLines(['BROWARD', 'COUNTY'])],
    [toLines(['PALM BEACH']), toLines(['BROWARD'])],
  ];
  const left = view.name === 'wide' ? 28 : 10;
  const steps = Array.from({ length: 240 }, (_, step) => ({ x: left + (step % 60) * 6, down: 6 + Math.floor(step / 60) * 8 }));
  const groups = variants.flatMap((names) =>
    steps.map(({ x, down }) =>
      names.map((lines, index): Label => {
        const size = measureLines(lines);
        return { lines, align: 'start', box: { ...size, x, y: index === 0 ? y - size.height - 5 : y + down } };
      }),
    ),
  );
  const boxes = place(
    board,
    groups.map((group) => group.map(({ box }) => box)).filter((boxes) => boxes.every((box) => isOnLand(task, box))),
  );
  const [first] = need(task, 'the counties', boxes);
  return groups.find((group) => group[0]?.box === first) ?? [];
}
