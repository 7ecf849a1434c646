import { addDays, countDays, formatShortMonth, listMonths, readMonth, readYear } from '../../../shared/dates.ts';
import type { TreeNode } from '../../../shared/page-data.ts';
import { daysAhead } from '../../deadlines/tides.ts';
import { toNodes } from '../../to-nodes.ts';
import { type KeyDate, layOutDates, type Peak, type Scale } from './date-curve.ts';

/** One of the two drawings, for screens of 600 px or more and for phones. */
interface View extends Scale {
  name: 'wide' | 'narrow';
  viewBox: string;
  /** The radius of the highlight, and that of the dot on each date. */
  highlight: number;
  dot: number;
  /** How far down the months stand, and how many months share one name. */
  foot: number;
  each: number;
}

const views: View[] = [
  {
    ...{ name: 'wide', viewBox: '0 0 1200 336', highlight: 74, dot: 6, foot: 284, each: 1 },
    ...{ start: 64, end: 1170, baseline: 212, amplitude: 18, width: 6.2, from: -800, to: 2000, step: 8 },
  },
  {
    ...{ name: 'narrow', viewBox: '0 0 342 148', highlight: 52, dot: 4.5, foot: 146, each: 3 },
    ...{ start: 58, end: 336, baseline: 108, amplitude: 9, width: 9, from: -68, to: 412, step: 3 },
  },
];
/** How wide the columns of the dates below the drawing are, all together. */
const columns = 1200;
/** The scales of the lines below the curve: each is flatter than the one above it. */
const flatter = [1, 2, 3, 4].map((number) => 0.84 ** number);

/** The leaders from each date to its column below. */
function Leaders({ peaks }: { peaks: Peak[] }) {
  return (
    <g className="key-dates-leaders" fill="none" stroke="var(--clay)">
      {peaks.map(({ x, y }, index) => (
        <path key={x} d={`M${x} ${y}V292L${Math.round((index * columns) / peaks.length) + 1} 314V336`} />
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
  next: string;
  dates: readonly KeyDate[];
}

/** The highlight behind the next of the dates, the curve as the top of the sea, and a dot on each date. */
function Drawing({ view, day, next, dates }: DrawingProps) {
  const { name, viewBox, highlight: radius, dot, start, baseline, from, foot, each } = view;
  const { line, peaks, toX } = layOutDates(day, dates, view);
  const { x, y } = peaks[dates.findIndex(({ due }) => due === next)] ?? { x: 0, y: 0 };
  const middles = listMonths(day, 12).map((first) => addDays(first, 14));
  const months = middles.filter((middle, index) => index % each === 0 && countDays(day, middle) < daysAhead);
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
      {name === 'wide' && <Leaders peaks={peaks} />}
      <Months months={months} toX={toX} foot={foot} />
      {peaks.map(({ x, y }) => (
        <circle key={x} fill="var(--paper)" stroke="var(--rule)" strokeWidth="2" cx={x} cy={y} r={dot} />
      ))}
    </svg>
  );
}

/** Draws the coming year from a day on, for a wide screen and for a phone, with `next` highlighted; ISO dates. */
export function drawKeyDates(day: string, next: string, dates: readonly KeyDate[]): TreeNode[] {
  return toNodes(views.map((view) => <Drawing key={view.name} view={view} day={day} next={next} dates={dates} />));
}
