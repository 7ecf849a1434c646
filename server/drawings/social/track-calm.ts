import type { Calm } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, middle, water } = frame;
const crest = 62;

/** Crests that get lower until the water is flat. */
function drawSurface(): string {
  const waves = Array.from({ length: 6 }, (_, index) => {
    const [x, height] = [left + crest * index, 4.8 * (6 - index) ** 2];
    const next = 4.8 * (5 - index) ** 2;
    return `${index ? '' : `M${x - 30} ${water}Q${x - 4} ${water - 10} ${x} ${water - height}`}Q${x + 20} ${water + 12} ${x + crest} ${water - next}`;
  });
  return `${waves.join('')}V${water + 4}H${left - 30}z`;
}

const slips = [
  [650, 110, -9],
  [724, 168, 7],
  [792, 96, 5],
  [764, 236, -6],
  [858, 190, -7],
  [906, 120, 4],
];

/** The steps of a month on a sea that goes calm, with loose bank lines over its waves. */
export function drawCalm({ stops, caption }: Calm, colors: Colors): Picture {
  const sun = drawSun({ x: 1036, radius: 108, says: [String(stops.length), 'steps'], size: 60 }, colors);
  const lines = slips.map(
    ([x = 0, y = 0, turn = 0]) => `<rect x="${x}" y="${y}" width="58" height="11" transform="rotate(${turn * 2} ${x} ${y})"/>`,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const text = { y: 552, size: 36, color: colors('white'), font: 'display' } as const;
  const words: Words[] = [
    ...sun.words,
    { ...text, text: first?.title ?? '', x: left },
    { ...text, text: stops[Math.floor(stops.length / 2)]?.title ?? '', x: middle - 60, align: 'center' },
    { ...text, text: last?.title ?? '', x: right, align: 'right' },
  ];
  return {
    dry: `${sun.dry}<g fill="${colors('coral')}">${lines.join('')}</g>`,
    wet: `<path d="${drawSurface()}" fill="${colors('deep')}"/>`,
    words,
    alt: `${caption.lead} ${stops.map(({ title }) => title).join(', ')}.`,
  };
}
