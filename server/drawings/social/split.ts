import type { Split } from '../../../content/figures/types.ts';
import { formatMoney } from '../../figures/money.ts';
import { settle } from '../../figures/split.tsx';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawSheet, drawSun } from './shapes.ts';

const { left, right, water } = frame;
const row = { width: right - left, height: 42, pitch: 45 };

interface Line {
  name: string;
  amount: string;
  y: number;
  fill: string;
  color: string;
}

function drawLine({ y, fill }: Line): string {
  return `<rect x="${left}" y="${y}" width="${row.width}" height="${row.height}" rx="6" fill="${fill}"/>`;
}

function write({ name, amount, y, color }: Line): Words[] {
  const text = { y: y + 30, color };
  return [
    { ...text, text: name, x: left + 20, size: 26 },
    { ...text, text: amount, x: right - 20, size: 32, font: 'display', align: 'right' },
  ];
}

/** A paycheck with what is left of it, and the taxes that the employer's half mirrors under the water. */
export function drawSplit(figure: Split, colors: Colors): Picture {
  const { gross, minus, net: label, cost: costLabel } = figure;
  const { taken, net, cost } = settle(figure);
  const twins = minus.flatMap(({ name, twin }, index) => (twin ? [{ name, amount: formatMoney(taken[index] ?? 0) }] : []));
  const lines = twins.flatMap(({ name, amount }, index): Line[] => {
    const fromWater = (twins.length - 1 - index) * row.pitch;
    return [
      { name, amount: `−${amount}`, y: water - row.height - 4 - fromWater, fill: colors('blush'), color: colors('ink') },
      { name, amount: `+${amount}`, y: water + 4 + fromWater, fill: colors('brick'), color: colors('white') },
    ];
  });
  const sun = drawSun({ x: 1040, y: 164, radius: 104, says: [`$${formatMoney(net)}`, label], size: 42 }, colors);
  const part = (net / gross.dollars) * 300;
  const bar = `<rect x="${left + 30}" y="262" width="${part}" height="34" fill="${colors('river-pale')}"/>
<rect x="${left + 30 + part}" y="262" width="${300 - part}" height="34" fill="${colors('clay')}"/>`;
  return {
    dry: `${drawSheet(left, 84, row.width, 248, colors)}${bar}${sun.dry}${lines
      .filter(({ y }) => y < water)
      .map(drawLine)
      .join('')}`,
    wet: lines
      .filter(({ y }) => y > water)
      .map(drawLine)
      .join(''),
    words: [
      { text: gross.label.replace(/,.*/, ''), x: left + 30, y: 138, size: 26, color: colors('lagoon') },
      { text: `$${formatMoney(gross.dollars)}`, x: left + 30, y: 214, size: 48, color: colors('ink'), font: 'display' },
      ...sun.words,
      ...lines.flatMap(write),
    ],
    alt: [
      `${gross.label} $${formatMoney(gross.dollars)}: ${label} $${formatMoney(net)}.`,
      `Under water the employer matches ${twins.map(({ name, amount }) => `${name} $${amount}`).join(' and ')}.`,
      `${costLabel}: $${formatMoney(cost)}.`,
    ].join(' '),
  };
}
