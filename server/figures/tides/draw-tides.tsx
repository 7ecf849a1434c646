import { addDays, countDays, formatShortDay, listMonths } from '../../../shared/deadlines/days.ts';
import type { TreeNode } from '../../../shared/page-data.ts';
import { type CountedTide, daysAhead } from '../../deadlines/tides.ts';
import { toNodes } from '../../to-nodes.ts';
import { layOutTides, type Peak, type Scale } from './tide-line.ts';

type Tide = Pick<CountedTide, 'due' | 'count'>;

interface Sea extends Scale {
  name: 'wide' | 'narrow';
  viewBox: string;
  /** The radius of the sun, and that of the dot on each tide. */
  sun: number;
  dot: number;
  /** How far down the months stand, and of how many one. */
  foot: number;
  each: number;
}

/** The coming year on a screen of 600 px or more, and on a phone. */
const seas: Sea[] = [
  {
    ...{ name: 'wide', viewBox: '0 0 1200 336', sun: 74, dot: 6, foot: 284, each: 1 },
    ...{ start: 64, end: 1170, calm: 212, rise: 18, spread: 6.2, from: -800, to: 2000, step: 8 },
  },
  {
    ...{ name: 'narrow', viewBox: '0 0 342 148', sun: 52, dot: 4.5, foot: 146, each: 3 },
    ...{ start: 58, end: 336, calm: 108, rise: 9, spread: 9, from: -68, to: 412, step: 3 },
  },
];
/** How wide the columns of the tides are below the drawing, all together. */
const columns = 1200;
/** The lines below the line, each flatter than the one above it. */
const flatter = [1, 2, 3, 4].map((number) => 0.84 ** number);

/** The leaders from each tide to its column below. */
function Leaders({ peaks }: { peaks: Peak[] }) {
  return (
    <g className="tides-leaders" fill="none" stroke="var(--clay)">
      {peaks.map(({ x, y }, index) => (
        <path key={x} d={`M${x} ${y}V292L${Math.round((index * columns) / peaks.length) + 1} 314V336`} />
      ))}
    </g>
  );
}

/** The months along the foot of the water, each under its middle. */
function Months({ months, toX, foot }: { months: string[]; toX: (date: string) => number; foot: number }) {
  return (
    <g className="tides-months" textAnchor="middle" stroke="var(--deep)" strokeWidth="6" paintOrder="stroke">
      {months.map((middle) => (
        <text key={middle} x={toX(middle)} y={foot}>
          {formatShortDay(middle).slice(0, 3)}
          {middle.slice(5, 7) === '01' && ` ${middle.slice(0, 4)}`}
        </text>
      ))}
    </g>
  );
}

interface DrawingProps {
  sea: Sea;
  day: string;
  next: string;
  dates: readonly Tide[];
}

/** The sun over the next of the dates, the line as water, and a dot on each tide. */
function Drawing({ sea, day, next, dates }: DrawingProps) {
  const { name, viewBox, sun: radius, dot, start, calm, from, foot, each } = sea;
  const { line, peaks, toX } = layOutTides(day, dates, sea);
  const { x, y } = peaks[dates.findIndex(({ due }) => due === next)] ?? { x: 0, y: 0 };
  const middles = listMonths(day, 12).map((first) => addDays(first, 14));
  const months = middles.filter((middle, index) => index % each === 0 && countDays(day, middle) < daysAhead);
  return (
    <svg className={`tides-${name}`} viewBox={viewBox} aria-hidden="true">
      {name === 'wide' && <path fill="none" stroke="var(--margin-rule)" d={`M${start} 0V${calm + 20}m4 0V0`} />}
      {/* Over a high tide the sun stands no higher than the drawing. */}
      <circle cx={x} cy={Math.max(y, radius)} r={radius} fill="var(--disc)" />
      <defs>
        <path id={`tide-${name}`} d={line} />
      </defs>
      <path d={`${line}V400H${from}z`} fill="var(--deep)" />
      <g fill="none" stroke="var(--wave)" strokeOpacity=".35">
        {flatter.map((flat, index) => {
          const down = Math.round(calm * (1 - flat) + 9 * (index + 1));
          return <use key={flat} href={`#tide-${name}`} transform={`translate(0 ${down}) scale(1 ${flat.toFixed(2)})`} />;
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

/**
 * The coming year from a day on, for a wide screen and for a phone: its tides, the sun over that of `next`; ISO dates.
 */
export function drawTides(day: string, next: string, tides: readonly Tide[]): TreeNode[] {
  return toNodes(seas.map((sea) => <Drawing key={sea.name} sea={sea} day={day} next={next} dates={tides} />));
}
