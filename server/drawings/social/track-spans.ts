import type { Spans } from '../../../content/figures/types.ts';
import { countDays, formatShortDay } from '../../../shared/deadlines/days.ts';
import { formatDate } from '../../../shared/format.ts';
import { findDue } from '../../figures/estate-dates.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawDots, drawSun } from './shapes.ts';

const { left, right, water } = frame;
const [start, first, pitch] = [left + 8, 118, 78];

/** Returns whose time begins with a death: a line each, as long as its time, from one sun. */
export function drawSpans({ start: death, clocks, text, caption }: Spans, colors: Colors): Picture {
  const spans = clocks.map(({ form, due }, index) => {
    const day = findDue(death, due);
    return { form, day, length: countDays(death, day), y: first + index * pitch };
  });
  const longest = Math.max(...spans.map(({ length }) => length));
  const toX = (length: number) => start + (length / longest) * (right - start - 12);
  const ends = spans.map(({ length, y }) => [Math.round(toX(length)), y] as const);
  const stem = `M${start} 60V${water}`;
  const lines = ends.map(([x, y]) => {
    const waves = Math.floor((x - start) / 40);
    return `M${start} ${y}q10-9 20 0${'t20 0'.repeat(2 * waves - 1)}H${x}`;
  });
  const sun = drawSun({ x: start + 96, radius: 96, says: [formatShortDay(death)], size: 42 }, colors);
  const label = { size: 26, color: colors('ink') };
  return {
    dry: `${sun.dry}<path d="${stem}" stroke="${colors('sun')}" stroke-width="6"/>
<path d="${lines.join('')}" fill="none"
stroke="${colors('lagoon')}" stroke-width="4"/>${drawDots(ends, colors('coral'), colors('coral'))}`,
    words: [
      ...spans.flatMap(({ form, day, y }, index): Words[] => [
        { ...label, text: form, x: start + 20, y: y - 18 },
        {
          ...label,
          text: formatShortDay(day),
          x: (ends[index]?.[0] ?? 0) + 10,
          y: y - 18,
          align: 'right',
          font: 'display',
          size: 30,
        },
      ]),
      ...sun.words,
      { text, x: left, y: 536, size: 26, width: 500, color: colors('white') },
    ],
    alt: `${caption.lead} Example: after a death on ${formatDate(death)}, ${spans.map(({ form, day }) => `${form} is due ${formatDate(day)}`).join('; ')}.`,
  };
}
