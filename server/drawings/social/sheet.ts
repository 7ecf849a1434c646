import type { Sheet } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { formatOrdinal } from './ordinal.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawMargin, drawSun } from './shapes.ts';

const { left, water } = frame;
const form = { top: 56, head: 72, width: 352, margin: 44 };

/** A form from its top to the water, each part with its number; the one that counts has its name and the sun. */
export function drawForm({ title, bands, foot, caption }: Sheet, colors: Colors): Picture {
  const start = form.top + form.head;
  const height = (water - start) / bands.length;
  const key = bands.findIndex(({ isKey }) => isKey);
  const toY = (index: number) => start + height * (index + 0.5);
  const sun = drawSun({ x: left + 432, y: toY(key), radius: 43, says: [String(key + 1)], size: 50 }, colors);
  const rules = bands.map((_, index) => `M${left} ${start + height * index}h${form.width}`);
  const leaders = bands.map((_, index) => `M${left + form.width} ${toY(index)}h34`);
  const boxes = bands.map((_, index) =>
    index === key
      ? ''
      : `<path d="M${left + 74} ${toY(index) + 6}h130M${left + 236} ${toY(index)}h92" stroke-width="${index % 2 ? 10 : 12}"/>`,
  );
  const numbers = bands.flatMap((_, index): Words[] => {
    const number = {
      text: String(index + 1),
      x: left + 412,
      y: toY(index) + 14,
      size: 38,
      font: 'display',
      align: 'center',
    } as const;
    return index === key ? [] : [{ ...number, color: colors('coral-ink') }];
  });
  return {
    dry: `<rect x="${left}" y="${form.top}" width="${form.width}" height="500" fill="${colors('check')}"
stroke="${colors('line-strong')}" stroke-width="2"/>
<path d="${rules.join('')}" stroke="${colors('line-strong')}" stroke-width="2"/><g
stroke="${colors('line')}">${boxes.join('')}</g>
${drawMargin(left + form.margin, start, water, colors)}<rect x="${left}" y="${form.top}" width="${form.width}"
height="${form.head}" fill="${colors('deep')}"/>
<path d="${leaders.join('')}" stroke="${colors('coral')}" stroke-width="3"/>${sun.dry}`,
    words: [
      { text: title, x: left + 74, y: form.top + 50, size: 40, color: colors('white'), font: 'display' },
      { text: bands[key]?.name ?? '', x: left + 74, y: toY(key) + 11, size: 34, color: colors('ink'), font: 'display' },
      ...sun.words,
      ...numbers,
      { text: foot.title, x: left, y: 556, size: 38, color: colors('white'), font: 'display' },
    ],
    alt: [
      `${title}: ${caption.lead.replace(/^./, (letter) => letter.toLowerCase())} The ${formatOrdinal(key + 1)} is ${bands[key]?.name.toLowerCase()}.`,
      `${foot.title}.`,
    ].join(' '),
  };
}
