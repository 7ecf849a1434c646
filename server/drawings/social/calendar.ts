import type { Calendar } from '../../../content/figures/types.ts';
import { layOut } from '../../figures/month.ts';
import type { Colors } from '../colors.ts';
import { formatOrdinal } from './ordinal.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, water } = frame;

interface Grid {
  columns: number;
  /** The weeks that are shown. */
  weeks: (number | undefined)[][];
  /** How many of them are above the water, and how high they are. */
  dry: number;
  row: number;
  /** Between the last dry week and the water. */
  gap: number;
  key: number;
  due: number | undefined;
}

function drawGrid({ columns, weeks, dry, row, gap, key, due }: Grid, colors: Colors): Pick<Picture, 'dry' | 'words'> {
  const column = (right - left) / columns;
  const cells = weeks.flatMap((days, week) => days.map((day, index) => ({ day, week, x: left + column * index })));
  const toY = (week: number) => water - gap - (dry - week) * row;
  const words: Words[] = [];
  const shapes = cells.map(({ day, week, x }) => {
    const [y, over] = [toY(week), (day ?? 0) > key && !gap];
    if (!day) return '';
    const color = colors(over ? 'pale-foam' : 'ink');
    const middle = week < dry ? row / 2 + 12 : 50;
    if (day !== key)
      words.push({ text: String(day), x: x + column / 2, y: y + middle, size: 34, color, font: 'display', align: 'center' });
    if (week >= dry) return '';
    const fill = colors(over ? 'deep' : day > key ? 'foam' : 'check');
    return `<rect x="${x}" y="${y}" width="${column}" height="${row}" fill="${fill}"
stroke="${colors('line-strong')}" stroke-width="1.5"/>`;
  });
  const first = cells.find(({ day }) => day === due && day);
  const frameOfDue = first
    ? `<rect x="${first.x + 3}" y="${toY(first.week) + 3}" width="${column - 6}" height="${row - 6}" fill="none"
stroke="${colors('coral')}" stroke-width="6"/>`
    : '';
  return { dry: shapes.join('') + frameOfDue, words };
}

/** A month down to its last day, with the first late ones under water; or business days up to the one that counts. */
export function drawCalendar({ days, marks, next = [], note }: Calendar, colors: Colors): Picture {
  const isMonth = 'month' in days;
  const { title, weekdays, weeks } = layOut(days);
  const mark = marks.find(({ tone }) => tone === 'key');
  const due = marks.find(({ tone }) => tone === 'due');
  const late = marks.find(({ day }) => day === (mark?.day ?? 0) + 1);
  if (!mark) throw new Error('a calendar has a day that counts');
  const dry = isMonth ? weeks.findIndex((week) => week.includes(mark.day)) + 1 : weeks.length;
  const grid = { columns: weekdays.length, weeks: weeks.slice(0, dry + 1), dry, row: isMonth ? 94 : 132, gap: isMonth ? 0 : 34 };
  const { dry: cells, words } = drawGrid({ ...grid, key: mark.day, due: due?.day }, colors);
  const column = (right - left) / weekdays.length;
  const week = weeks.findIndex((list) => list.includes(mark.day));
  const x = left + column * ((weeks[week]?.indexOf(mark.day) ?? 0) + 0.5);
  const y = water - grid.gap - (dry - week - 0.5) * grid.row;
  const unit = isMonth ? undefined : mark.label;
  const sun = drawSun({ x, y, radius: isMonth ? 46 : 74, says: [String(mark.day), unit], size: isMonth ? 50 : 62 }, colors);
  const steps = next.map(({ title: text }, index): Words => {
    const align = ([undefined, 'center', 'right'] as const)[index];
    const color = colors('white');
    return { text, x: [left, frame.middle + 44, right][index] ?? left, y: 548, size: 26, color, ...(align && { align }) };
  });
  const top = water - grid.gap - dry * grid.row;
  const told = [due, mark, isMonth ? late : undefined].flatMap((given) => {
    return given ? `${given.label} on ${isMonth ? `the ${formatOrdinal(given.day)}` : `day ${given.day}`}` : [];
  });
  return {
    dry: cells + sun.dry,
    words: [
      { text: title, x: left, y: top - 34, size: 44, color: colors('ink'), font: 'display' },
      ...words,
      ...sun.words,
      ...steps,
    ],
    alt: `${title}, ${note}: ${told.join(', ')}.`,
  };
}
