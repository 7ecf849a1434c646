import { contact } from '../../../content/contact.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { middle, water } = frame;
const radius = 236;

/** Half an hour as half of a clock's face, which is the sun at the horizon, and what it costs. */
export function drawHalfHour(colors: Colors): Picture {
  const length = contact.terms[0]?.value ?? '';
  const marks = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [-Math.cos((index * Math.PI) / 6), -Math.sin((index * Math.PI) / 6)].map((part) => part * (radius - 16));
    return `M${(middle + (x ?? 0)).toFixed(0)} ${(water + (y ?? 0)).toFixed(0)}L${(middle + (x ?? 0) * 0.88).toFixed(0)} ${(water + (y ?? 0) * 0.88).toFixed(0)}`;
  });
  const { dry } = drawSun({ x: middle, radius, says: [''], size: 24 }, colors);
  const color = colors('ink');
  return {
    dry: `${dry}<path d="${marks.slice(1, -1).join('')}" stroke="${color}" stroke-width="6" stroke-linecap="round"/>`,
    words: [
      { text: contact.fee.value, x: middle, y: 400, size: 120, color, font: 'display', align: 'center' },
      { text: length, x: middle, y: 458, size: 38, color, align: 'center' },
    ],
    alt: `The sun as half of a clock: ${length.toLowerCase()}, ${contact.fee.value}.`,
  };
}
