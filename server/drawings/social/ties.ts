import type { Ties } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, middle, water } = frame;
const [top, bottom, radius] = [158, 452, 108];
const center = (top + bottom) / 2;

/** A shore from under the words to the water, and lines that repeat it out to sea, which is `side` of it. */
function drawShore(x: number, side: 1 | -1, colors: Colors): string {
  const path = (by: number) => `M${x + by * side} ${top - 22}c-14 90 16 130 6 220s-12 70 2 ${water - top - 198}`;
  const lines = [14, 30, 48].map((by) => `<path d="${path(by)}" stroke-width="1.5" opacity="${(0.8 - by / 80).toFixed(2)}"/>`);
  return `<g fill="none" stroke="${colors('lagoon')}">${lines.join('')}</g>
<path d="${path(0)}" fill="none" stroke="${colors('ink')}" stroke-width="4"/>`;
}

const cross = (x: number, y: number) => `M${x - 11} ${y - 11}l22 22m0-22l-22 22`;

/** Ties that end in a cross at the old shore, as many made at the new one from the sun, and those that no move cuts. */
export function drawTies({ caption, cut, made, sun: home, wet }: Ties, colors: Colors): Picture {
  const spread = (list: Ties['cut']) => {
    return list.ties.map((_, index) => Math.round(top + ((bottom - top) * index) / (list.ties.length - 1)));
  };
  const [old, cuts, ends] = [left + 10, spread(cut), spread(made)];
  const sun = drawSun({ x: middle, y: center, radius, says: [home.title], size: 38 }, colors);
  const [from, to] = [middle + radius, right - 10];
  const bend = (from + to) / 2;
  const dots = (x: number, list: number[], color: string) =>
    list.map((y) => `<circle cx="${x}" cy="${y}" r="9" fill="${colors(color)}"/>`).join('');
  const place = (list: Ties['cut'], color: string, end: Pick<Words, 'x' | 'align'>): Words[] => [
    { ...end, text: list.label, y: 82, size: 26, color: colors(color) },
    { ...end, text: list.place, y: 122, size: 36, color: colors('ink'), font: 'display' },
  ];
  return {
    dry: `${drawShore(left + 72, 1, colors)}${drawShore(right - 72, -1, colors)}${sun.dry}
<path d="${cuts.map((y) => `M${old} ${y}h96`).join('')}" stroke="${colors('coral')}" stroke-width="4" stroke-dasharray="11 8"/>
<path d="${cuts.map((y) => cross(old + 112, y)).join('')}" stroke="${colors('coral')}" stroke-width="5"/>
<path d="${ends.map((y) => `M${from - 2} ${center}C${bend} ${center} ${bend - 20} ${y} ${to} ${y}`).join('')}" fill="none"
stroke="${colors('lagoon')}" stroke-width="4"/>${dots(old, cuts, 'coral')}${dots(to, ends, 'lagoon')}`,
    words: [
      ...place(cut, 'coral-ink', { x: left }),
      ...place(made, 'lagoon', { x: right, align: 'right' }),
      ...sun.words,
      ...wet.map(({ title }, index) => {
        const [x, y] = [left + 260 * (index % 2), 534 + 36 * Math.floor(index / 2)];
        return { text: title, x, y, size: 26, color: colors('white') };
      }),
    ],
    alt: [
      `${caption.lead} ${cut.label}: ${cut.place.toLowerCase()}. ${made.label}: ${made.place}.`,
      `Under water: ${wet.map(({ title }) => title.toLowerCase()).join('; ')}.`,
    ].join(' '),
  };
}
