import type { Bars, Sale } from '../../../content/figures/types.ts';
import { formatDollars } from '../../figures/money.ts';
import { addUpMonth } from '../../figures/sales-month.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right } = frame;
const [first, pitch, thick] = [136, 104, 38];

/** What an auditor says of a sale that is often forgotten, without who keeps the money. */
const shorten = ({ note = '' }: Sale) => note.replace(/^.*: /, '');

/** What is taxed of a month of sales as bars, the trap among them, and under water what is short. */
export function drawBars(figure: Bars, colors: Colors): Picture {
  const { caption, month, months, sun: last, wet } = figure;
  const { short } = addUpMonth(figure);
  const sales = month.sales.filter(({ isExempt }) => !isExempt);
  const most = Math.max(...sales.map(({ dollars }) => dollars));
  const bars = sales.map(({ dollars, isTrap }, index) => {
    const width = Math.round((dollars / most) * (right - left));
    const fill = colors(isTrap ? 'coral' : index ? 'river-pale' : 'river');
    return { width, y: first + pitch * index, fill };
  });
  const ink = colors('ink');
  const sun = drawSun({ x: 1024, radius: 120, says: [last.title, last.text], size: 56 }, colors);
  const lost = [
    [formatDollars(short), wet.short],
    [formatDollars(short * months), `after ${months} ${wet.audit}`],
  ] as const;
  return {
    dry: `${sun.dry}${bars
      .map(({ width, y, fill }) => `<rect x="${left}" y="${y + 14}" width="${width}" height="${thick}" fill="${fill}"/>`)
      .join('')}`,
    words: [
      { text: `Example: ${month.title.toLowerCase()}`, x: left, y: 84, size: 26, color: colors('lagoon') },
      ...sales.flatMap((sale, index): Words[] => {
        const y = first + pitch * index;
        const [name, amount] = [sale.name, formatDollars(sale.dollars)];
        const note = { x: left + (bars[index]?.width ?? 0) + 14, y: y + 42, size: 24, color: colors('coral-ink') };
        return [
          { text: name, x: left, y, size: 26, color: ink },
          { text: amount, x: right, y, size: 32, color: ink, font: 'display', align: 'right' },
          ...(sale.isTrap ? [{ ...note, text: shorten(sale) }] : []),
        ];
      }),
      ...sun.words,
      ...lost.flatMap(([amount, text], index): Words[] => {
        const y = 534 + 38 * index;
        return [
          { text: amount, x: left + 136, y, size: 34, color: colors('white'), font: 'display', align: 'right' },
          { text: text.replace(/,.*/, ''), x: left + 154, y, size: 26, color: colors('pale-foam') },
        ];
      }),
    ],
    alt: [
      `${caption.lead} Example: ${month.title.toLowerCase()} of taxable sales as bars,`,
      `${sales.map(({ name, dollars }) => `${name.toLowerCase()} ${formatDollars(dollars)}`).join('; ')}.`,
      `Under water: ${lost.map(([amount, text]) => `${amount} ${text}`).join('; ')}.`,
    ].join(' '),
  };
}
