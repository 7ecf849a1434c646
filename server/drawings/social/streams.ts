import type { Route, Streams } from '../../../content/figures/types.ts';
import { layBands } from '../../figures/rivers.tsx';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, middle, water } = frame;
const [top, wide, pitch] = [256, 104, 172];
const colorOf = { share: 'river', pay: 'river-pale', tax: 'coral', state: 'clay' };
const turnsAt = { tax: 66, state: 28 };
const money = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The streams of one route from its top into the water; taxes turn away to the right. */
function drawRoute({ flows }: Route, whole: number, x: number, colors: Colors): string {
  const bands = layBands(flows, whole).map(({ tone, start, share }) => {
    const [from, thick] = [x + start * wide, share * wide];
    if (tone === 'share' || tone === 'pay') {
      const shift = start > 0 ? 12 : 0;
      return `<path d="M${from} ${top}c0 90 ${shift} 60 ${shift} 150V${water}h${thick}V${top + 150}c0-90-${shift}-60-${shift}-150z" fill="${colors(colorOf[tone])}"/>`;
    }
    const [bend, center] = [thick / 2 + 12, from + thick / 2];
    return `<path d="M${center} ${top}v${turnsAt[tone] - bend}q0 ${bend} ${bend} ${bend}H${x + wide + 56}" fill="none"
stroke="${colors(colorOf[tone])}" stroke-width="${Math.max(4, thick)}"/>`;
  });
  return bands.join('');
}

/** One amount as streams on several routes into the water, each as wide as its money. */
export function drawStreams({ caption, source, routes, note }: Streams, colors: Colors): Picture {
  const toX = (index: number) => left + index * pitch;
  const sun = drawSun({ x: middle, y: 148, radius: 100, says: [money(source.amount), source.label], size: 38 }, colors);
  const falls = routes.map((route, index) => drawRoute(route, source.amount, toX(index), colors));
  const kept = routes.map(({ name, flows }) => {
    const reaches = flows.filter(({ tone }) => tone === 'share' || tone === 'pay').reduce((sum, { amount }) => sum + amount, 0);
    return { name, reaches: money(reaches) };
  });
  return {
    dry: sun.dry + falls.join(''),
    words: [
      ...sun.words,
      { text: note.split(' ')[0] ?? '', x: left, y: 92, size: 26, color: colors('lagoon') },
      ...kept.flatMap(({ name, reaches }, index) => [
        { text: reaches, x: toX(index), y: 530, size: 34, color: colors('white'), font: 'display' } as const,
        { text: name, x: toX(index), y: 566, size: 24, color: colors('pale-foam') },
      ]),
    ],
    alt: `${caption.lead} Example: of ${money(source.amount)} ${source.label}, what reaches the owner: ${kept.map(({ name, reaches }) => `${name} ${reaches}`).join(', ')}.`,
  };
}
