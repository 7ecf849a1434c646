import type { Entity, Matrix } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';

const { left, right } = frame;

/** A square for the company and a coin for its owner; who pays is filled. */
function drawCoins(pays: Entity['pays'], y: number, size: number, level: 'dry' | 'wet', colors: Colors): string {
  const half = size / 2;
  const [stroke, ground] = level === 'dry' ? [colors('deep'), colors('sand')] : [colors('pale-foam'), colors('deep')];
  return `<g stroke="${stroke}" stroke-width="3"><path d="M${right - 150} ${y}H${right - half}"/>
<rect x="${right - 150 - half}" y="${y - half}" width="${size}" height="${size}" rx="7"
fill="${pays === 'both' ? colors('sun') : ground}"/><circle cx="${right - half}" cy="${y}" r="${half}" fill="${colors('sun')}"/></g>`;
}

/** Kinds of business with who pays, those without a shield under water. */
export function drawMatrix({ caption, columns, rows }: Matrix, colors: Colors): Picture {
  const at = (level: 'dry' | 'wet') => rows.filter((row) => row.level === level);
  const toY = { dry: (index: number) => 176 + index * 110, wet: (index: number) => 517 + index * 39 };
  const rules = at('dry').map((_, index) => `M${left} ${toY.dry(index) - 55}H${right}`);
  const write = (level: 'dry' | 'wet'): Words[] =>
    at(level).map(({ name }, index) => {
      const size = level === 'dry' ? 40 : 28;
      const color = colors(level === 'dry' ? 'ink' : 'white');
      return { text: name, x: left, y: toY[level](index) + size * 0.34, size, color, font: 'display' };
    });
  const coins = (level: 'dry' | 'wet') =>
    at(level).map(({ pays }, index) => drawCoins(pays, toY[level](index), level === 'dry' ? 60 : 32, level, colors));
  const names = (level: 'dry' | 'wet') => at(level).map(({ name }) => name);
  return {
    dry: `<path d="${rules.join('')}" stroke="${colors('line-strong')}" stroke-width="2"/>${coins('dry').join('')}`,
    wet: coins('wet').join(''),
    words: [
      { text: columns.pays, x: right, y: 92, size: 26, color: colors('lagoon'), align: 'right' },
      ...write('dry'),
      ...write('wet'),
    ],
    alt: [
      `${caption.lead} Above it: ${names('dry').join(', ')}.`,
      `Under it: ${names('wet').join(', ')}.`,
      'A gold coin marks who pays the income tax.',
    ].join(' '),
  };
}
