import type { ReactNode } from 'react';
import { addDays, countDays, describeWait, formatShortDay } from '../../../shared/deadlines/days.ts';
import type { TreeNode } from '../../../shared/page-data.ts';
import type { CountedTide } from '../../deadlines/tides.ts';
import { toNodes } from '../../to-nodes.ts';
import { layOutTides, type Peak, type Scale } from './tide-line.ts';
import { TideSun } from './tide-sun.tsx';

interface DrawingProps {
  day: string;
  /** The next date, under the sun, and the tides after it. */
  next: Pick<CountedTide, 'due' | 'count'>;
  tides: readonly CountedTide[];
  /** What the sun says: "22" and "days". */
  wait: [string, string];
}

const contours = [1, 2, 3, 4];

/** Lines below the line, each flatter than the one above it. */
function Contours({ of, calm }: { of: string; calm: number }) {
  return contours.map((number) => {
    const flat = 0.84 ** number;
    const down = Math.round(calm * (1 - flat) + 9 * number);
    return <use key={number} href={`#${of}`} transform={`translate(0 ${down}) scale(1 ${flat.toFixed(2)})`} />;
  });
}

/** The firsts of the twelve months after a day. */
function listMonths(day: string): string[] {
  const months = Array.from({ length: 366 }, (_, index) => addDays(day, index + 1)).filter((date) => date.endsWith('-01'));
  return months.slice(0, 12);
}

interface SeaProps {
  name: 'wide' | 'narrow';
  viewBox: string;
  scale: Scale;
  line: string;
  peaks: Peak[];
  levelAt: (x: number) => number;
  /** Of the sun, and of the dot on each tide. */
  radii: [number, number];
  wait: [string, string];
  /** What is drawn on the water. */
  children?: ReactNode;
}

/** The sun over the first of the dates, the line as water, and a dot on each tide after it. */
function Sea({ name, viewBox, scale: { start, calm, from }, line, peaks, levelAt, radii, wait, children }: SeaProps) {
  const [radius, dot] = radii;
  const [{ x: sunX, y: sunY } = { x: 0, y: 0 }, ...tops] = peaks;
  // Over a high tide it stands no higher than the drawing.
  const sun = { x: sunX, y: Math.max(sunY, radius) };
  return (
    <svg className={`tides-${name}`} viewBox={viewBox} aria-hidden="true">
      <path fill="none" stroke="var(--margin-rule)" d={`M${start} 0V${calm + 20}m4 0V0`} />
      <circle cx={sun.x} cy={sun.y} r={radius} fill="var(--disc)" />
      <defs>
        <path id={`tide-${name}`} d={line} />
      </defs>
      <path d={`${line}V400H${from}z`} fill="var(--deep)" />
      <g fill="none" stroke="var(--wave)" strokeOpacity=".35">
        <Contours of={`tide-${name}`} calm={calm} />
      </g>
      {children}
      {tops.map(({ x, y }) => (
        <circle key={x} fill="var(--paper)" stroke="var(--rule)" strokeWidth="2" cx={x} cy={y} r={dot} />
      ))}
      <TideSun at={sun} radius={radius} wait={wait} levelAt={levelAt} />
    </svg>
  );
}

const wide: Scale = { start: 64, end: 1170, calm: 212, spread: 6.2, from: -800, to: 2000, step: 8 };
const column = 150;

/** The coming year on a screen of 600 px or more; the leaders go from each tide to its column below. */
function WideDrawing({ day, next, tides, wait }: DrawingProps) {
  const { toX, ...drawn } = layOutTides(day, [next, ...tides], wide);
  return (
    <Sea name="wide" viewBox="0 0 1200 336" scale={wide} {...drawn} radii={[74, 6]} wait={wait}>
      <g className="tides-leaders" fill="none" stroke="var(--margin-rule)">
        {drawn.peaks.slice(1).map(({ x, y }, index) => (
          <path key={x} d={`M${x} ${y}V292L${index * column + 1} 314V336`} />
        ))}
      </g>
      {listMonths(day).map((first) => (
        <text key={first} className="tides-month" x={toX(first) + 6} y="284">
          {formatShortDay(first).slice(0, 3)}
          {first.slice(5, 7) === '01' && ` ${first.slice(0, 4)}`}
        </text>
      ))}
    </Sea>
  );
}

const narrow: Scale = { start: 58, end: 336, calm: 150, spread: 7.4, from: -68, to: 412, step: 3 };

/** The coming year on a phone. */
function NarrowDrawing({ day, next, tides, wait }: DrawingProps) {
  const { toX: _toX, ...drawn } = layOutTides(day, [next, ...tides], narrow);
  return <Sea name="narrow" viewBox="0 0 342 190" scale={narrow} {...drawn} radii={[52, 4.5]} wait={wait} />;
}

/**
 * The coming year from a day on, an ISO date, for a wide screen and for a phone: the next date and the tides after it.
 */
export function drawTides(day: string, next: DrawingProps['next'], tides: readonly CountedTide[]): TreeNode[] {
  const days = countDays(day, next.due);
  const wait: [string, string] = days > 1 ? [String(days), 'days'] : [describeWait(days), ''];
  const props = { day, next, tides, wait };
  return toNodes([<WideDrawing key="wide" {...props} />, <NarrowDrawing key="narrow" {...props} />]);
}
