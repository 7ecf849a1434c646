import type { Ladder, Rung } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawMargin, drawSun } from './shapes.ts';

const width = 212;
const heights = [58, 162, 266, 376];

function label(text: string, y: number, color: string): Words {
  return { text, x: frame.left + width / 2, y: y + 49, size: 38, color, font: 'display', align: 'center' };
}

/** The first letter, the two before the one that counts, that one, and what follows under water. */
export function drawLadder({ rungs }: Ladder, colors: Colors): Picture {
  const { left } = frame;
  const at = (level: Rung['level']) => rungs.filter((rung) => rung.level === level);
  const [first, key, wet] = [...at('dry').slice(0, 1), ...at('key'), ...at('wet')];
  if (!first || !key || !wet) throw new Error('a ladder has rungs that are dry, one that counts and one under water');
  const dry = [first, ...at('dry').slice(1).slice(-2), key];
  const [number = '', unit] = key.days.split(' ');
  const sun = drawSun({ x: 1026, radius: 118, says: [number, unit], size: 74 }, colors);
  const plates = dry.map((rung, index) => {
    const fill =
      rung === key ? `fill="${colors('coral')}"` : `fill="${colors('paper')}" stroke="${colors('deep')}" stroke-width="2"`;
    return `<rect x="${left}" y="${heights[index]}" width="${width}" height="72" rx="14" ${fill}/>`;
  });
  const rails = (from: number, to: number) => drawMargin(left + 18, from, to, colors) + drawMargin(left + 188, from, to, colors);
  const text = { x: left + width + 24, size: 26 };
  return {
    dry: `${sun.dry}${rails(40, frame.water)}${plates.join('')}`,
    wet: `${rails(frame.water, 606)}
<rect x="${left}" y="514" width="${width}" height="72" rx="14" fill="${colors('deep')}"
stroke="${colors('pale-foam')}" stroke-width="2" stroke-dasharray="8 6"/>`,
    words: [
      ...sun.words,
      ...dry.flatMap((rung, index) => {
        const y = heights[index] ?? 0;
        const code = label(rung.code, y, colors(rung === key ? 'white' : 'ink'));
        return rung === key ? [code] : [code, { ...text, text: rung.title, y: y + 45, color: colors('ink') }];
      }),
      label(wet.code, 514, colors('white')),
      { ...text, text: wet.title, y: 544, width: 240, color: colors('white') },
    ],
    alt: [
      `${at('dry').length + 1} IRS letters on a ladder into the water.`,
      `${key.code} is the last before the ${wet.code.toLowerCase()}: ${key.days} ${key.daysNote}.`,
    ].join(' '),
  };
}
