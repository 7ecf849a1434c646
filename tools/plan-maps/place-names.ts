import { cities } from '../../content/cities/index.ts';
import { countyLine, inlets, shore, widths } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import type { Box, Font, Point } from '../../content/towns/plan-types.ts';
import { findLon, office } from '../../server/maps/projection.ts';
import { listRoads } from '../../server/maps/roads.ts';
import { type Board, boxAround, findShores, overlaps } from './board.ts';
import { getDistance, type Lines, need, placeText } from './place.ts';

const line = (text: string, font: Font): Lines => [[text, font]];
const stack = (text: string, font: Font): Lines => text.split(' ').map((word) => [word, font]);

const middleOf = ({ y, height }: Box) => y + height / 2;

/** The office's label, near its pin. */
export function nameOffice(board: Board): void {
  const place = board.view.name === 'wide' ? `${firm.office.city}, Glades Road` : firm.office.city;
  const label = [...line('Our office', 'name'), ...line(place, 'small')];
  need(board, 'the office', placeText(board, [label], { near: board.end, reach: 60 }));
}

/** The names of both counties on the land, one on each side of the line between them, if that is in the frame. */
export function nameCounties(board: Board): void {
  const { projection, view } = board;
  if (!projection.shows(countyLine, 40)) return;
  const { y } = projection.project([countyLine, 0]);
  for (const [county, side] of [
    ['PALM BEACH', -1],
    ['BROWARD', 1],
  ] as const) {
    const full = `${county} COUNTY`;
    const wordings = [line(full, 'county'), stack(full, 'county'), line(county, 'county')];
    const allows = (box: Box) => (middleOf(box) - y) * side > 0 && box.x + box.width < findShores(board, box.y).bank;
    const near = { x: view.name === 'wide' ? 28 : 10, y: y + 6 * side };
    need(board, full, placeText(board, wordings, { near, reach: 200, allows }));
  }
}

/** The town's name near its dot, in its county: on the land if the town is on the mainland and there is room. Returns its box. */
export function nameTown(board: Board): Box {
  const { name, town, view, start } = board;
  const note = town.note ? line(town.note, 'name') : [];
  const fonts: Font[] = view.name === 'wide' ? ['title'] : ['title', 'long'];
  const title = town.title ?? name;
  const wordings = fonts.flatMap((font) => [line(title, font), stack(title, font)].map((lines) => [...lines, ...note]));
  const { bank } = findShores(board, start.y);
  const border = board.projection.project([countyLine, 0]).y;
  const isInCounty = (box: Box) => (middleOf(box) - border) * (start.y - border) > 0;
  const isOnLand = (box: Box) => isInCounty(box) && (start.x > bank || box.x + box.width < bank);
  const place = (reach: number, allows: (box: Box) => boolean) => placeText(board, wordings, { near: start, reach, allows });
  return need(board, 'its name', place(80, isOnLand) ?? place(120, isOnLand) ?? place(200, isInCounty));
}

/** The names of roads along their lines, as far west as possible, or else before the west end, as far as there is room. */
export function nameRoads(board: Board): void {
  const { town, view, projection } = board;
  for (const { name, west, east } of listRoads(town, view)) {
    const [from, to] = [projection.project(west), projection.project(east)];
    const wordings = [name, name.replace('Boulevard', 'Blvd')].map((wording) => line(wording, 'small'));
    const isAlong = (box: Box) => box.x > from.x && box.x + box.width < to.x && Math.abs(middleOf(box) - from.y) < 24;
    const isBefore = (box: Box) => box.x + box.width < from.x - 4 && Math.abs(middleOf(box) - from.y) < 4;
    const find = (allows: (box: Box) => boolean) => placeText(board, wordings, { near: from, reach: 200, allows });
    if (!find(isAlong)) find(isBefore);
  }
}

/**
 * The other towns, each a dot and its name, as far as there is room for both, and without a dot that is nearer to the
 * town's own name than its own is and would be taken for it. Returns the dots.
 */
export function nameOthers(board: Board, ownName: Box): Point[] {
  const { name, view, start, projection } = board;
  return cities.flatMap(({ city, lat, lon }) => {
    // The dot of a town at the shore is moved to the middle of the island.
    const island = projection.project([lat, findLon(shore, lat) - widths.island / 2]).x;
    const { x, y } = projection.project([lat, lon]);
    const dot = { x: Math.round(Math.min(x, island)), y: Math.round(y) };
    const isHere = city === name || (lat === office[0] && lon === office[1]) || Math.hypot(x - start.x, y - start.y) < 24;
    const isInside = dot.x > 12 && y > 12 && y < view.height - 12;
    const box = boxAround(dot, 9);
    const isMistaken = getDistance(dot, ownName) < getDistance(start, ownName);
    if (isHere || isMistaken || !isInside || board.boxes.some((other) => overlaps(box, other, 2))) return [];
    const allows = (other: Box) => !overlaps(box, other, 3);
    if (!placeText(board, [line(city, 'name'), stack(city, 'name')], { near: dot, reach: 26, allows })) return [];
    board.boxes.push(box);
    return [dot];
  });
}

/** The ocean, away from captions, the inlets and the Intracoastal, as far as there is room. */
export function nameWaters(board: Board): void {
  const { view, projection, town } = board;
  const isInSea = ({ x, y }: Box) => x > findShores(board, y).beach;
  const isApart = (box: Box) => isInSea(box) && board.boxes.every((other) => !overlaps(box, other, 24));
  const ocean = { near: { x: view.width - 90, y: view.height * 0.7 }, reach: 240, allows: isApart };
  placeText(board, [stack('Atlantic Ocean', 'ocean')], ocean);
  const isLandmark = (inlet: string) => town.landmarks.some(({ name }) => name === inlet);
  for (const { name, lat } of inlets) {
    if (isLandmark(name) || !projection.shows(lat, 16)) continue;
    const { x, y } = projection.project([lat, findLon(shore, lat)]);
    placeText(board, [line(name, 'water')], { near: { x: x + 12, y }, reach: 40, allows: isInSea });
  }
  const near = { x: findShores(board, view.height * 0.6).bank - 12, y: view.height * 0.6 };
  const allows = ({ x, y, width }: Box) => Math.abs(findShores(board, y).bank - 12 - x - width) < 5;
  placeText(board, [line('Intracoastal', 'water')], { near, reach: 200, allows });
}
