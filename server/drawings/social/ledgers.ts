import type { Ledgers, Statement } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawMargin, drawSheet, drawSun } from './shapes.ts';

const { left, middle, right } = frame;
const card = { width: 158, top: 58, first: 158, row: 25 };
const places = [middle - card.width / 2, left, right - card.width];
const format = (amount: number) => amount.toLocaleString('en-US');

const findTie = ({ lines }: Statement, tie: number) => lines.findIndex((line) => line.tie === tie);
const toY = (row: number) => card.first + row * card.row;

/** A statement of which only the lines with a thread have their amount. */
function drawStatement({ lines }: Statement, x: number, colors: Colors): string {
  const bars = lines.map(({ amount, tie }, index) => {
    const length = 16 + Math.min(44, Math.abs(amount) / 6000);
    const color = tie ? (tie === 1 ? 'coral' : 'lagoon') : 'line-strong';
    return `<path d="M${x + 32} ${toY(index)}h26M${x + card.width - 14} ${toY(index)}h${-length.toFixed(0)}"
stroke="${colors(color)}" stroke-width="${tie ? 12 : 7}"/>`;
  });
  const height = toY(lines.length) - card.top;
  return (
    drawSheet(x, card.top, card.width, height, colors) + drawMargin(x + 12, card.top, card.top + height, colors) + bars.join('')
  );
}

/** Three statements and the threads between them, with the cash that is left as the sun. */
export function drawLedgers({ sheets, sun: { amount, text }, caption }: Ledgers, colors: Colors): Picture {
  const [middleSheet, leftSheet, rightSheet] = sheets;
  const sun = drawSun({ x: middle, radius: 104, says: [format(amount)], size: 46 }, colors);
  const [income, top, equity] = [middleSheet, leftSheet, rightSheet].map((sheet) => toY(findTie(sheet, 1)));
  const [end, cash] = [leftSheet, rightSheet].map((sheet) => toY(findTie(sheet, 2)));
  const [a, b, c, d] = [left + card.width, middle - card.width / 2, middle + card.width / 2, right - card.width];
  const first = `M${b} ${income}C${b - 22} ${income} ${a + 22} ${top} ${a} ${top}M${c} ${income}C${c + 22} ${income} ${d - 22} ${equity} ${d} ${equity}`;
  const second = `M${a} ${end}H${d - 14}V${cash}H${d}`;
  const title = ({ title }: Statement, index: number): Words => {
    return {
      text: title,
      x: (places[index] ?? 0) + 27,
      y: card.top + 38,
      size: 24,
      width: 118,
      color: colors('ink'),
      font: 'display',
    };
  };
  return {
    dry: `${sheets.map((sheet, index) => drawStatement(sheet, places[index] ?? 0, colors)).join('')}
<g fill="none" stroke-width="4"><path d="${second}" stroke="${colors('lagoon')}"/><path d="${first}"
stroke="${colors('coral')}"/></g>${sun.dry}`,
    words: [
      ...sheets.map(title),
      ...sun.words,
      {
        text: `Example: ${text.replace(/^./, (letter) => letter.toLowerCase())}`,
        x: middle,
        y: 540,
        size: 26,
        width: 440,
        color: colors('white'),
        align: 'center',
      },
    ],
    alt: [
      `${caption.lead} ${sheets.map(({ title }) => title).join(', ')}.`,
      `Example: ${text.replace(/^./, (letter) => letter.toLowerCase())}; ${format(amount)} is there at the end.`,
    ].join(' '),
  };
}
