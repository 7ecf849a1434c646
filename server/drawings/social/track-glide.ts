import type { Glide } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawDots, drawLine, drawSun } from './shapes.ts';

const { left, water } = frame;
const [top, landing, radius] = [96, 930, 108];

/** Years before the last one at their true distance from it, on a line down to the sun at the horizon. */
export function drawGlide({ stops, wet, caption }: Glide, colors: Colors): Picture {
  const longest = Math.max(...stops.map(({ years }) => years));
  const toPoint = (years: number) => {
    const part = (longest - years) / longest;
    return [left + 10 + part * (landing - left - 10), top + part * (water - top)] as const;
  };
  const [end, ...ahead] = stops.toSorted((a, b) => a.years - b.years);
  if (!end) throw new Error('a glide has stops');
  const sun = drawSun({ x: landing + radius, radius, says: [end.title, end.text], size: 46 }, colors);
  const points = ahead.map(({ years }) => toPoint(years));
  const labels = ahead.map(({ title, years }): Words => {
    const [x, y] = toPoint(years);
    const place = years === longest ? { x: x + 28, y: y + 4 } : { x: x - 22, y: y + 20, align: 'right' as const };
    return { ...place, text: title, size: 38, color: colors('ink'), font: 'display' };
  });
  return {
    dry: `${sun.dry}<path d="${drawLine([toPoint(longest), toPoint(1)])}" stroke="${colors('lagoon')}" stroke-width="6"/>
<path d="${drawLine([toPoint(1), toPoint(0)])}"
stroke="${colors('lagoon')}" stroke-width="4" stroke-dasharray="3 9"/>${drawDots(points, colors('lagoon'), colors('sand'))}`,
    words: [...labels, ...sun.words, { text: wet.title, x: left, y: 552, size: 34, color: colors('white'), font: 'display' }],
    alt: `${caption.lead} Stops at ${ahead
      .map(({ years }) => years)
      .toReversed()
      .join(', ')} years before ${end.text}.`,
  };
}
