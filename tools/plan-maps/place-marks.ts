import { highway } from '../../content/coast.ts';
import type { Box, PlacedLandmark, Point } from '../../content/towns/plan-types.ts';
import { findLon } from '../../server/maps/projection.ts';
import { measureMark } from '../../server/maps/view.ts';
import { type Board, boxAround, crosses, findShores, type Line } from './board.ts';
import { boxOf } from './measure.ts';
import { type Lines, listNear, measureLines, need, takeFree, write } from './place.ts';

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const centerOf = ({ x, y, width, height }: Box) => round({ x: x + width / 2, y: y + height / 2 });

/** The sign of I-95 on that road, as near as possible to the middle of the drive. Other roads may not cross it. */
export function placeShield(board: Board): Point {
  const { projection, start, end } = board;
  const boxes = Array.from({ length: 90 }, (_, index) => {
    const lat = projection.toLat((start.y + end.y) / 2 + (index % 2 ? 4 : -4) * index);
    return boxAround(projection.project([lat, findLon(highway, lat)]), 46, 26);
  });
  const level = board.lines.filter(([from, to]) => Math.abs(from.y - to.y) < 1);
  return centerOf(need(board, 'the sign of I-95', takeFree({ ...board, lines: level }, boxes)));
}

/** The circles with the minutes, between the town and the office: those at ten are never below the later ones. */
export function placeClocks(board: Board): { sun: Point; ring: Point } {
  const { view, start, end } = board;
  const size = { width: view.sun * 2 + 2, height: view.sun * 2 + 2 };
  const allows = ({ x, y, width }: Box) => x + width < findShores(board, y).bank;
  const place = (near: Point) => {
    const boxes = listNear({ near, reach: 400, allows }, size);
    return centerOf(need(board, 'its minutes', takeFree(board, boxes)));
  };
  const first = place({ x: Math.min(start.x, end.x) * 0.55, y: (start.y + end.y) / 2 });
  const second = place({ x: first.x - view.sun, y: first.y + view.sun * 2 });
  return first.y <= second.y ? { sun: first, ring: second } : { sun: second, ring: first };
}

/** A bar of two miles in a lower corner, and its label over it. Returns the left end of the bar. */
export function placeScale(board: Board): Point {
  const label: Lines = [['2 miles', 'small']];
  const { width, height } = measureLines(label);
  const size = { width: Math.max(width, board.projection.miles(2)), height: height + 10 };
  const boxes = listNear({ near: { x: 12, y: board.view.height - 12 }, reach: 400 }, size);
  const box = need(board, 'the scale', takeFree(board, boxes));
  write(board, label, box, { x: 0, y: 0 });
  return round({ x: box.x, y: box.y + height + 2 });
}

/**
 * The landmarks in a column in the sea, from north to south or, at one height, from the east, so that the lines to their
 * places do not cross.
 */
export function placeLandmarks(board: Board): PlacedLandmark[] {
  const { view, projection } = board;
  const mark = measureMark(view);
  const found = board.town.landmarks.map((landmark) => ({ ...landmark, place: projection.project(landmark.at) }));
  let last = 8;
  return found
    .sort((a, b) => (Math.abs(a.place.y - b.place.y) < 8 ? b.place.x - a.place.x : a.place.y - b.place.y))
    .map(({ kind, name, short, place }, index) => {
      const label: Lines = (view.name === 'wide' ? name : short).split('\n').map((line) => [line, 'name']);
      const text = measureLines(label);
      const size = { width: Math.max(text.width, mark.width), height: mark.height + 2 + text.height };
      const [x, lowest] = [view.width - 12 - size.width, view.height - (size.height + 12) * (found.length - index)];
      const left = Math.round(x + (size.width - mark.width) / 2);
      const away = ({ y }: Box) => Math.abs(y + mark.height / 2 - place.y);
      const toLine = ({ y }: Box): Line => [place, { x: left + 3, y: y + mark.foot }];
      const boxes = Array.from({ length: 200 }, (_, step) => ({ ...size, x, y: last + step * 4 }))
        .filter((box) => box.y <= lowest && board.texts.every((text) => !crosses(toLine(box), boxOf(text), 4)))
        .sort((a, b) => away(a) - away(b));
      const box = need(board, name, takeFree(board, boxes));
      board.lines.push(toLine(box));
      write(board, label, { ...box, y: box.y + mark.height + 2 }, centerOf(box));
      last = box.y + box.height + 8;
      return { kind, place: round(place), drawing: { x: left, y: box.y } };
    });
}
