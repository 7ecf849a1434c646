import { addDays, countDays, formatShortDay, formatShortMonth, listMonths, readMonth, readYear } from '../../../shared/dates.ts';
import type { KeyDate } from '../../../shared/pages/home.tsx';
import type { TreeNode } from '../../../shared/tree.ts';
import { keyDateDays } from '../../deadlines/key-dates.ts';
import { toNodes } from '../to-nodes.ts';
import { layOutDates, type Peak, type Scale } from './date-curve.ts';

/** One of the two drawings, for screens of 600 px or more and for phones. */
interface View extends Scale {
  name: 'wide' | 'narrow';
  viewBox: string;
  /** The radius of the highlight, and that of the dot on each date. */
  highlight: number;
  dot: number;
  /** The position of the months' names, and the number of months that share one. */
  foot: number;
  each: number;
}

const views: View[] = [
  {
    ...{ name: 'wide', viewBox: '0 0 1200 196', highlight: 58, dot: 6, foot: 186, each: 1 },
    ...{ start: 64, end: 1170, baseline: 132, height: 52, width: 6.2, from: -800, to: 2000, step: 8 },
  },
  {
    ...{ name: 'narrow', viewBox: '0 0 342 100', highlight: 36, dot: 4.5, foot: 96, each: 3 },
    ...{ start: 30, end: 320, baseline: 62, height: 26, width: 8, from: -68, to: 412, step: 3 },
  },
];
/** The scales of the lines below the curve: each is flatter than the one above it. */
const flatter = [1, 2, 3, 4].map((number) => 0.84 ** number);

/** The dates by their peaks, which a wide screen has room for. */
function Dates({ dates, peaks }: { dates: readonly string[]; peaks: Peak[] }) {
  return (
    <g className="key-dates-dates" textAnchor="middle">
      {dates.map((date, index) => (
        <text key={date} x={peaks[index]?.x} y={(peaks[index]?.y ?? 0) - 16}>
          {formatShortDay(date)}
        </text>
      ))}
    </g>
  );
}

/** The months along the foot of the drawing, each under its middle. */
function Months({ months, toX, foot }: { months: string[]; toX: (date: string) => number; foot: number }) {
  return (
    <g className="key-dates-months" textAnchor="middle" stroke="var(--deep)" strokeWidth="6" paintOrder="stroke">
      {months.map((middle) => (
        <text key={middle} x={toX(middle)} y={foot}>
          {formatShortMonth(middle)}
          {readMonth(middle) === 1 && ` ${readYear(middle)}`}
        </text>
      ))}
    </g>
  );
}

interface DrawingProps {
  view: View;
  day: string;
  dates: readonly string[];
}

/** The highlight behind the first of the dates, the curve as the top of the sea, and a dot on each date. */
function Drawing({ view, day, dates }: DrawingProps) {
  const { name, viewBox, highlight: radius, dot, start, baseline, from, foot, each } = view;
  const { line, peaks, toX } = layOutDates(day, dates, view);
  const { x, y } = peaks[0] ?? { x: 0, y: 0 };
  const middles = listMonths(day, 12).map((first) => addDays(first, 14));
  const months = middles.filter((middle, index) => index % each === 0 && countDays(day, middle) < keyDateDays);
  return (
    <svg className={`key-dates-${name}`} viewBox={viewBox} aria-hidden="true">
      {name === 'wide' && <path fill="none" stroke="var(--margin-rule)" d={`M${start} 0V${baseline + 20}m4 0V0`} />}
      {/* The highlight never leaves the top of the drawing. */}
      <circle cx={x} cy={Math.max(y, radius)} r={radius} fill="var(--highlight)" />
      <defs>
        <path id={`key-dates-line-${name}`} d={line} />
      </defs>
      <path d={`${line}V400H${from}z`} fill="var(--deep)" />
      <g fill="none" stroke="var(--wave)" strokeOpacity=".35">
        {flatter.map((flat, index) => {
          const down = Math.round(baseline * (1 - flat) + 9 * (index + 1));
          return (
            <use key={flat} href={`#key-dates-line-${name}`} transform={`translate(0 ${down}) scale(1 ${flat.toFixed(2)})`} />
          );
        })}
      </g>
      <Months months={months} toX={toX} foot={foot} />
      {peaks.map(({ x, y }) => (
        <circle key={x} fill="var(--paper)" stroke="var(--rule)" strokeWidth="2" cx={x} cy={y} r={dot} />
      ))}
      {name === 'wide' && <Dates dates={dates} peaks={peaks} />}
    </svg>
  );
}

/** Draws the coming year from a day on, an ISO date, for a wide screen and for a phone, with the first of its dates highlighted. */
export function drawKeyDates(day: string, keyDates: readonly KeyDate[]): TreeNode[] {
  const dates = keyDates.map(({ due }) => due);
  return toNodes(views.map((view) => <Drawing key={view.name} view={view} day={day} dates={dates} />));
}
