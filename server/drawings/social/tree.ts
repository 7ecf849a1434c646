import type { Tree } from '../../../content/figures/types.ts';
import { sideVeins } from '../../figures/tree.tsx';
import type { Colors } from '../colors.ts';
import { blade } from '../leaf.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, water } = frame;
const leaf = { size: 132, x: right - 132 };
const [first, pitch] = [118, 132];

/** A trunk whose branches end in the leaves of a yes, and whose end is the form that is left, in the sun. */
export function drawTree({ asks, otherwise, wet, caption }: Tree, colors: Colors): Picture {
  const trunk = left + 12;
  const toY = (index: number) => first + index * pitch;
  const branches = asks.map((_, index) => `M${trunk} ${toY(index) - 30}q0 30 30 30H${leaf.x + 10}`);
  const leaves = asks.map(
    (_, index) =>
      `<g transform="translate(${leaf.x} ${toY(index) - leaf.size / 2}) scale(${leaf.size / 100})">
<path d="${blade}" transform="rotate(90 50 50)" fill="${colors('lagoon')}"/><path d="${sideVeins}" fill="none"
stroke="${colors('river-pale')}" stroke-width="1.6" opacity=".7"/></g>`,
  );
  const [radius, x] = [88, 894];
  const sun = drawSun({ x, radius, says: [otherwise.leaf], size: 58 }, colors);
  const color = colors('ink');
  return {
    dry: `<path d="M${trunk} 56V${water - 60}q0 40 40 40H${x}${branches.join('')}" fill="none"
stroke="${colors('lagoon')}" stroke-width="5"/>${leaves.join('')}${sun.dry}`,
    words: [
      ...asks.map(({ leaf: text }, index): Words => {
        return {
          text,
          x: leaf.x + leaf.size / 2,
          y: toY(index) + 10,
          size: 26,
          color: colors('white'),
          font: 'display',
          align: 'center',
        };
      }),
      ...asks.map(
        ({ question }, index): Words => ({
          text: question,
          x: trunk + 40,
          y: toY(index) - 16,
          isUpward: true,
          size: 24,
          width: 310,
          color,
        }),
      ),
      ...sun.words,
      { text: wet.title, x: left, y: 548, size: 27, color: colors('white'), font: 'display' },
    ],
    alt: `${caption.lead} It leads to Form ${asks.map(({ leaf: name }) => name).join(', ')} or ${otherwise.leaf}. ${wet.title}.`,
  };
}
