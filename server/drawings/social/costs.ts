import type { Costs, Mistake } from '../../../content/figures/types.ts';
import { formatDollars, takePercent } from '../../figures/money.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawMargin, drawSheet, drawSun } from './shapes.ts';

const { left, right, water } = frame;
const [top, margin, column, radius] = [56, 64, 400, 124];

/** What a mistake costs: an amount, or the words up to a comma. */
function sayCost({ cost }: Mistake): string {
  return typeof cost === 'string' ? cost.replace(/,.*/, '') : formatDollars(takePercent(cost.of, cost.percent));
}

/** Mistakes by their numbers with their costs. A repair is a line without letters as long as it is, over the sun. */
export function drawCosts({ title, rows, sun: date, wet }: Costs, colors: Colors): Picture {
  const height = (water - top) / rows.length;
  const toY = (index: number) => top + height * (index + 0.5);
  const rules = rows.slice(1).map((_, index) => `M${left} ${top + height * (index + 1)}H${right}`);
  const longest = Math.max(...rows.map(({ repair }) => repair.length));
  const repairs = rows.map(({ repair }, index) => {
    const length = (repair.length / longest) * (right - left - column - 34);
    return toY(index) < water - radius ? `M${left + column + 18} ${toY(index)}h${length.toFixed(0)}` : '';
  });
  const sun = drawSun({ x: right - radius, radius, says: [date.title, date.text], size: 38 }, colors);
  const line = colors('line-strong');
  return {
    dry: `${drawSheet(left, top, right - left, water, colors)}
<path d="M${left + margin + 4} ${top + 1}h${column - margin - 4}V${water}h-${column - margin - 4}z" fill="${colors('check')}"/>
<path d="${rules.join('')}M${left + column} ${top}V${water}" stroke="${line}" stroke-width="1.5"/>
${drawMargin(left + margin, top, water, colors)}
<path d="${repairs.join('')}" stroke="${colors('river')}" stroke-width="10"/>${sun.dry}`,
    words: [
      ...rows.flatMap((row, index) => {
        const line = { y: toY(index) + 11, color: colors('coral-ink'), font: 'display' } as const;
        return [
          { ...line, text: String(index + 1), x: left + margin / 2, size: 34, align: 'center' } as const,
          { ...line, text: sayCost(row), x: left + margin + 22, size: 29 },
        ];
      }),
      ...sun.words,
      { text: wet.title, x: left, y: 552, size: 36, color: colors('white'), font: 'display' },
    ],
    alt: `${title}. The costs: ${rows.map((row) => sayCost(row).replace(/^\w/, (letter) => letter.toLowerCase())).join(', ')}. ${wet.title} is under water.`,
  };
}
