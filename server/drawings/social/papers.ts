import { formLines } from '../../../content/form-lines.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawSheet, drawSun } from './shapes.ts';

const { left, water } = frame;
const shown = ['1040', 'DR-15', 'CP2000', 'W-2'].filter((form) => form in formLines);

/** Papers that stand behind each other with the numbers of a few forms, and how many there are. */
export function drawPapers(colors: Colors): Picture {
  const count = Object.keys(formLines).length;
  const toPlace = (index: number) => ({ x: left + index * 46, y: 56 + index * 96 });
  const sheets = shown.map((_, index) => {
    const { x, y } = toPlace(index);
    return (
      drawSheet(x, y, 262, water - y + 40, colors) +
      `<path d="M${x + 26} ${y + 78}h210" stroke="${colors('margin-rule')}" stroke-width="2"/>`
    );
  });
  const sun = drawSun({ x: 1044, y: 160, radius: 100, says: [String(count), 'papers'], size: 64 }, colors);
  return {
    dry: sun.dry + sheets.join(''),
    words: [
      ...sun.words,
      ...shown.map((text, index) => {
        const { x, y } = toPlace(index);
        return { text, x: x + 26, y: y + 58, size: 44, color: colors('ink'), font: 'display' } as const;
      }),
    ],
    alt: `${count} forms and letters by their numbers, such as ${shown.join(', ')}.`,
  };
}
