import type { Colors } from '../colors.ts';
import { frame, type Words } from './picture.ts';
import { drawMargin, drawSheet } from './shapes.ts';

const { left, right } = frame;
const [top, margin] = [58, 22];

/** A line of a ledger: its name, and an amount with what it is for. */
export interface Row {
  name: string;
  amount: string;
  unit?: string;
}

/** A ledger of three lines. */
export function drawRows(rows: Row[], colors: Colors): { sheet: string; words: Words[] } {
  const height = 92;
  const ink = colors('ink');
  const rules = rows.slice(1).map((_, index) => `M${left + margin + 20} ${top + height * (index + 1)}H${right - 14}`);
  const words = rows.flatMap(({ name, amount, unit }, index): Words[] => {
    const middle = top + height * (index + 0.5);
    return [
      { text: name, x: left + 54, y: middle + 9, size: 26, color: ink },
      { text: amount, x: right - 24, y: middle + (unit ? 0 : 12), size: 36, color: ink, font: 'display', align: 'right' },
      ...(unit ? [{ text: unit, x: right - 24, y: middle + 31, size: 24, color: colors('ink-2'), align: 'right' } as const] : []),
    ];
  });
  const sheet = drawSheet(left, top, right - left, height * rows.length, colors);
  return {
    sheet: `${sheet}${drawMargin(left + margin, top, top + height * rows.length, colors)}
<path d="${rules.join('')}" stroke="${colors('line')}" stroke-width="2"/>`,
    words,
  };
}
