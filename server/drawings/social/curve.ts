import type { Curve } from '../../../content/figures/types.ts';
import { findLowest, formatThousands, listWeeks, type Week } from '../../figures/cash.ts';
import type { Colors } from '../colors.ts';
import { formatOrdinal } from './ordinal.ts';
import { frame, type Picture } from './picture.ts';
import { drawDots, drawLine, drawSun } from './shapes.ts';

const { left, right, water } = frame;
/** Of a thousand dollars. */
const scale = 6.6;

/** A balance by week over the water, and the part that would be under it if a payment were not moved. */
export function drawCurve(figure: Curve, colors: Colors): Picture {
  const { balances, move, caption } = figure;
  const weeks = listWeeks(figure);
  const step = (right - left - 16) / (weeks.length - 1);
  const toX = (week: number) => left + 8 + week * step;
  const after = weeks.map(({ week, after }: Week) => [toX(week), water - after * scale] as const);
  const alone = weeks.slice(move.from - 1, move.to + 1).map(({ week, before }) => [toX(week), water - before * scale] as const);
  const lowest = findLowest(weeks, 'before');
  const x = toX(move.from);
  const rest = findLowest(weeks, 'after');
  const sun = drawSun({ x, y: 218, radius: 76, says: [formatOrdinal(move.from), 'week'], size: 50 }, colors);
  const before = { fill: 'none', stroke: colors('clay') };
  const dip = `<path d="${drawLine(alone)}" fill="${before.fill}" stroke="${before.stroke}" stroke-width="5"/>`;
  return {
    dry: `${sun.dry}${dip}<path d="M${x} 294V${water}" stroke="${colors('ink')}" stroke-width="3" stroke-dasharray="4 8"/>
<path d="${drawLine(after)}" fill="none"
stroke="${colors('lagoon')}" stroke-width="6" stroke-linejoin="round"/>${drawDots(after, colors('lagoon'), colors('sand'))}`,
    wet: `<path d="${drawLine([[alone[0]?.[0] ?? 0, water], ...alone, [alone.at(-1)?.[0] ?? 0, water]])}z"
fill="${colors('brick')}" clip-path="url(#sea)"/><g clip-path="url(#sea)">${dip}</g>`,
    words: [
      { text: formatThousands(balances[0] ?? 0), x: left, y: 112, size: 46, color: colors('ink'), font: 'display' },
      { text: 'Example: cash today', x: left, y: 150, size: 26, color: colors('lagoon') },
      ...sun.words,
      { text: `${formatThousands(-lowest.before)} short`, x: left, y: 548, size: 38, color: colors('white'), font: 'display' },
    ],
    alt: `${caption.lead} Example: left alone, the bank is ${formatThousands(-lowest.before)} short in week ${lowest.week}; with ${formatThousands(move.thousands)} moved it is never under ${formatThousands(rest.after)}.`,
  };
}
