import { highway } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import { countyLine } from '../../shared/components/coast-projection.ts';
import type { Point } from '../drawings/curve.ts';
import { type Box, boxAround, crosses, place } from './board.ts';
import { findLon } from './projection.ts';
import { isOnLand, need, type Task } from './task.ts';
import { type Lines, listAround, measureLines, placeWords, type Words } from './words.ts';

/** The name of the office, and where it is. */
export function placeOffice(task: Task): Words {
  const place = task.view.name === 'wide' ? `${firm.office.city}, Glades Road` : firm.office.city;
  const lines: Lines = [
    ['Our office', 'name'],
    [place, 'small'],
  ];
  return need(task, 'the office', placeWords(task.board, listAround(task.end, lines, task.view.pin + 8)));
}

/** A shield on I-95: on nothing else, and on the part that is driven if that is long enough. */
export function placeShield(task: Task): Point {
  const { board, view, projection, start, end } = task;
  const middle = (start.y + end.y) / 2;
  const away = (y: number) => Math.abs(y - middle);
  const heights = Array.from({ length: 60 }, (_, index) => (index / 60) * view.height).sort((a, b) => away(a) - away(b));
  const points = heights.map(projection.toLat).map((lat) => projection.project([lat, findLon(highway, lat)]));
  const level = board.lines.filter(([from, to]) => Math.abs(from.y - to.y) < 1);
  const free = points.map((point) => boxAround(point, 46, 26)).filter((box) => level.every((line) => !crosses(line, box, 4)));
  const found = need(
    task,
    'the shield',
    place(
      { ...board, lines: [] },
      free.map((box): [Box] => [box]),
    ),
  );
  return { x: found[0].x + 23, y: found[0].y + 13 };
}

/** Both counties at the line between them, where that is in the frame: on one line each, on two, or shortened. */
export function nameCounties(task: Task): Words[] {
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
      names.map((lines, index): Words => {
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
