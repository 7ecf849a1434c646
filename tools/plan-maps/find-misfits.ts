import { countyLine } from '../../content/coast.ts';
import type { Positions } from '../../content/towns/plan-types.ts';
import type { Town } from '../../content/towns/types.ts';
import { measureMark, type View } from '../../server/maps/view.ts';
import { boxAround, crosses, openBoard, overlaps } from './board.ts';
import { boxOf } from './measure.ts';
import { getDistance } from './place.ts';

/** What does not fit on a town's map, in words: a name that is not there, one that hits something, or one that another town's dot could claim. */
export function findMisfits(name: string, town: Town, view: View, positions: Positions): string[] {
  const { shore, landmarks, dots, texts, sun, ring, shield } = positions;
  const { projection, lines, start } = openBoard(name, town, { ...view, shore });
  const said = texts.map(({ text }) => text).join(' ');
  const counties = projection.shows(countyLine, 40) ? ['PALM BEACH', 'BROWARD'] : [];
  const names = town.landmarks.map(({ name, short }) => (view.name === 'wide' ? name : short.replace('\n', ' ')));
  const missing = ['Our office', '2 miles', town.title ?? name, town.note ?? '', ...counties, ...names].filter(
    (text) => !said.includes(text),
  );
  const moved = town.landmarks.filter(({ kind, at }) => {
    const { x, y } = projection.project(at);
    return !landmarks.some(({ kind: other, place }) => other === kind && Math.hypot(place.x - x, place.y - y) < 1);
  });
  const words = texts.map((line) => ({ what: line.text, box: boxOf(line) }));
  const marks = landmarks.map(({ kind, drawing }) => ({ what: kind, box: { ...drawing, ...measureMark(view) } }));
  const clocks = [sun, ring].map((at) => ({ what: 'minutes', box: boxAround(at, 2 * view.sun) }));
  const ownName = texts.filter(({ font }) => font === 'title' || font === 'long').map(boxOf);
  const isMistaken = ownName.some((box) => dots.some((dot) => getDistance(dot, box) < getDistance(start, box)));
  const things = [...words, ...marks, ...clocks, { what: 'I-95', box: boxAround(shield, 44, 24) }];
  const crossed = things.flatMap(({ what, box: { x, y, width, height }, box }, index) => {
    const isOutside = x < 4 || y < 4 || x + width > view.width - 4 || y + height > view.height - 4;
    const others = things.slice(index + 1).filter((other) => overlaps(box, other.box, -2));
    const isOnLine = what !== 'I-95' && lines.some((line) => crosses(line, box, 0));
    return [...others.map((other) => `${what} is on ${other.what}`), ...(isOutside || isOnLine ? [`${what} is cut`] : [])];
  });
  return [
    ...missing.map((text) => `${text} is missing`),
    ...moved.map(({ name }) => `${name} is elsewhere`),
    ...(isMistaken ? ['its name is nearer to the dot of another town'] : []),
    ...crossed,
  ];
}
