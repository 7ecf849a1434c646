import type { Arc } from '../../../content/figures/types.ts';
import { countDays, formatShortDay } from '../../../shared/deadlines/days.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawDots, drawLine, drawSun } from './shapes.ts';

const { left, right, water } = frame;
const high = 320;

/** A tax year as the way of the sun: it sets at the year's end, with two dates after it in the sea. */
export function drawArc({ stops, sunset, caption, wet }: Arc, colors: Colors): Picture {
  const count = (day: string) => countDays(`${sunset.day.slice(0, 4)}-01-01`, day);
  const perDay = (right - left - 20) / count(stops.at(-1)?.day ?? sunset.day);
  const toPoint = (days: number) => [left + days * perDay, water - high * Math.sin((Math.PI * days) / 364)] as const;
  const way = Array.from({ length: 53 }, (_, week) => toPoint(7 * week));
  const dry = stops.filter(({ day }) => day <= sunset.day);
  const after = stops.filter(({ day }) => day > sunset.day);
  const end = toPoint(count(sunset.day));
  const sunk = after.map(({ day }, index) => [left + count(day) * perDay, water + 24 + 40 * index] as const);
  const radius = 108;
  const sun = drawSun({ x: Math.round(end[0]), radius, says: [sunset.title, sunset.text], size: 42 }, colors);
  const points = dry.map(({ day }) => toPoint(count(day)));
  const places = [
    { x: -22, y: -16, align: 'right' },
    { x: 0, y: -28, align: 'center' },
    { x: 22, y: -16 },
  ] as const;
  const labels = dry.map(({ day }, index): Words => {
    const [x, y] = points[index] ?? end;
    const place = places[index] ?? places[2];
    return {
      ...place,
      text: formatShortDay(day),
      x: x + place.x,
      y: y + place.y,
      size: 32,
      color: colors('ink'),
      font: 'display',
    };
  });
  return {
    dry: `${sun.dry}
<path d="${drawLine(way.filter(([x, y]) => Math.hypot(x - end[0], y - water) > radius))}" fill="none"
stroke="${colors('lagoon')}" stroke-width="6"/>${drawDots(points, colors('lagoon'), colors('sand'))}`,
    wet: `<path d="${drawLine([[end[0], water], ...sunk])}" fill="none"
stroke="${colors('sun')}" stroke-width="4" stroke-dasharray="3 9"/>${drawDots(sunk, colors('sun'), colors('deep'))}`,
    words: [
      ...labels,
      ...sun.words,
      { text: wet.title, x: left, y: 548, size: 30, width: 400, color: colors('white'), font: 'display' },
    ],
    alt: `${caption.lead} Estimated payments on ${dry.map(({ day }) => formatShortDay(day)).join(', ')} are on its way; ${after.map(({ day }) => formatShortDay(day)).join(' and ')} come after it.`,
  };
}
