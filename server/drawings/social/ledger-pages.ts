import { faqs } from '../../../content/faqs.ts';
import { prices } from '../../../content/prices.ts';
import type { PriceRow } from '../../../content/types.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawRows, type Row } from './rows.ts';
import { drawSun } from './shapes.ts';

const sunAt = { x: frame.middle, radius: 116, size: 70 };

function toRow({ service, price }: PriceRow): Row {
  const [amount = '', unit] = price.split(' per ');
  return { name: service.replace(/ \(.*\)$/, ''), amount, ...(unit && { unit: `per ${unit}` }) };
}

/** Three lines of the price list, and how many it has. */
export function drawPricing(colors: Colors): Picture {
  const rows = [prices.basic1040, prices.sCorporation, prices.bookkeeping].map(toRow);
  const { sheet, words } = drawRows(rows, colors);
  const count = Object.keys(prices).length;
  const sun = drawSun({ ...sunAt, says: [String(count), 'prices'] }, colors);
  const list = rows.map(({ name, amount, unit = '' }) => `${name} ${amount} ${unit}`.trim());
  return { dry: sheet + sun.dry, words: [...words, ...sun.words], alt: `Three of ${count} prices: ${list.join(', ')}.` };
}

/** The groups of questions, and how many answers there are. */
export function drawFaqs(colors: Colors): Picture {
  const rows = faqs.groups.map(({ heading, items }) => ({ name: heading, amount: String(items.length) }));
  const { sheet, words } = drawRows(rows, colors);
  const count = faqs.groups.reduce((sum, { items }) => sum + items.length, 0);
  const sun = drawSun({ ...sunAt, says: [String(count), 'answers'] }, colors);
  const alt = `${count} answers: ${rows.map(({ name, amount }) => `${amount} under “${name}”`).join(', ')}.`;
  return { dry: sheet + sun.dry, words: [...words, ...sun.words], alt };
}
