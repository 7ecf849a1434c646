import { deadlineRules } from '../../../content/deadlines/rules.ts';
import { dueWindow } from '../../../content/deadlines/who.ts';
import { findOccurrences } from '../../../shared/deadlines/occurrences.ts';
import { groupByDate } from '../../../shared/deadlines/upcoming.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, water } = frame;
const column = (right - left) / 12;
const letters = 'JFMAMJJASOND'.split('');

/** What is due in each month of a year, a bar for each date; it is higher for what more is due on. */
export function drawMonths(colors: Colors): Picture {
  const year = dueWindow.to.slice(0, 4);
  const dates = groupByDate(findOccurrences(deadlineRules, [], `${year}-01-01`, `${year}-12-31`));
  const months = letters.map((letter, index) => ({
    letter,
    dates: dates.filter(({ due }) => Number(due.slice(5, 7)) === index + 1),
  }));
  const bars = months.flatMap(({ dates }, index) => {
    let y = water - 10;
    return dates.map(({ items }) => {
      const height = 12 + 13 * items.length;
      y -= height;
      const color = colors(items.length > 3 ? 'coral' : 'lagoon');
      return `<rect x="${left + column * index + 4}" y="${y}" width="${column - 8}" height="${height - 6}" rx="5"
fill="${color}"/>`;
    });
  });
  const sun = drawSun({ x: 1030, y: 156, radius: 98, says: [String(dates.length), 'due dates'], size: 70 }, colors);
  return {
    dry: sun.dry + bars.join(''),
    words: [
      ...sun.words,
      ...months.map(({ letter: text }, index) => {
        const x = left + column * (index + 0.5);
        return { text, x, y: 536, size: 26, color: colors('white'), align: 'center' } as const;
      }),
    ],
    alt: `${dates.length} due dates in the twelve months of a year, as bars on the water.`,
  };
}
