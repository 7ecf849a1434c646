import type { Tide } from '../../../content/types.ts';
import { drawTides } from '../../../shared/pages/home/tide-line.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';

const { left, right, water, width } = frame;
/** How much higher a tide is than on the page. */
const stretch = 1.2;

/** A year of great due dates as tides without their days, which change; the sun is behind the highest. */
export function drawHome(tides: readonly Tide[], colors: Colors): Picture {
  const year = tides[0]?.due.slice(0, 4);
  const dates = tides.filter(({ due }) => due.startsWith(`${year}`));
  const scale = { start: left, end: right + 24, calm: water, spread: 12, from: 604, to: width + 4, step: 4 };
  const { line, peaks } = drawTides(`${year}-01-01`, dates, scale);
  const highest = peaks.toSorted((a, b) => a.y - b.y)[0] ?? { x: frame.middle, y: water };
  const top = water - (water - highest.y) * stretch;
  const upright = (down: number, flat: number) => `translate(0 ${water + down}) scale(1 ${flat}) translate(0 ${-water})`;
  const contours = [1, 2, 3].map((number) => {
    const transform = upright(22 * number, stretch * 0.6 ** number);
    return `<path d="${line}" transform="${transform}" fill="none" stroke="${colors('wave')}" stroke-width="1.6"
opacity="${0.7 - 0.15 * number}"/>`;
  });
  return {
    dry: `<circle cx="${highest.x}" cy="${top}" r="140" fill="${colors('sun')}"/>`,
    wet: `<path d="${line}V${water + 40}H604z" transform="${upright(2, stretch)}" fill="${colors('deep')}"/>
<svg x="604" width="${width - 604}" height="${frame.height}"
viewBox="604 0 ${width - 604} ${frame.height}">${contours.join('')}</svg>`,
    words: [],
    alt: `A year of tax due dates as ${dates.length} tides on the water, the sun behind the highest.`,
  };
}
