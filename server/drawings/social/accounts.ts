import type { Accounts } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, water } = frame;
const [top, wide] = [160, 132];

/** Many accounts on the left, the few that they became on the right, and the emptied one at the water. */
export function drawAccounts({ before, after, emptied, caption }: Accounts, colors: Colors): Picture {
  const toY = (index: number, count: number) => top + ((index + 0.5) * (water - 20 - top)) / count;
  const from = (name: string) => toY(before.indexOf(name), before.length);
  const to = (index: number) => top + ((index + 0.5) * (water - 112 - top)) / after.length;
  const [a, b] = [left + wide, right - wide];
  const curve = (start: number, end: number) =>
    `M${a} ${start.toFixed(1)}C${a + 120} ${start.toFixed(1)} ${b - 120} ${end.toFixed(1)} ${b} ${end.toFixed(1)}`;
  const links = after.flatMap((account, index) => account.from.map((name) => curve(from(name), to(index))));
  const sun = drawSun({ x: right - 76, radius: 78, says: ['0'], size: 72 }, colors);
  const bars = (x: number, heights: number[], thick: number) =>
    heights.map((y) => `<rect x="${x}" y="${y - thick / 2}" width="${wide}" height="${thick}" rx="5"/>`).join('');
  const count = { y: 122, size: 72, color: colors('ink'), font: 'display' } as const;
  const word = { y: 122, size: 26, color: colors('lagoon') };
  const name = emptied.name;
  return {
    dry: `${sun.dry}
<g fill="none" stroke="${colors('lagoon')}" stroke-width="3.5">${links.map((path) => `<path d="${path}"/>`).join('')}</g>
<path d="${curve(from(name), water - 34)}" fill="none" stroke="${colors('coral')}" stroke-width="4" stroke-dasharray="9 8"/>
<g fill="${colors('line-strong')}">${bars(left, before.filter((old) => old !== name).map(from), 16)}</g><g
fill="${colors('coral')}">${bars(left, [from(name)], 16)}</g>
<g fill="${colors('deep')}">${bars(
      b,
      after.map((_, index) => to(index)),
      28,
    )}</g>`,
    words: [
      { ...count, text: String(before.length), x: left },
      { ...word, text: 'accounts', x: left + 92 },
      { ...count, text: String(after.length), x: right, align: 'right' },
      ...sun.words,
      { text: 'Example', x: left, y: 546, size: 26, color: colors('pale-foam') },
      { text: name, x: right, y: 548, size: 34, color: colors('white'), font: 'display', align: 'right' },
    ],
    alt: `${caption.lead} The account called ${name} is at 0: ${emptied.note}.`,
  };
}
