import type { Week } from './cash.ts';

/** What the drawing shows above the waterline and under it, in thousands; curve.css has the same. */
const top = 44;
const depth = 13;

type Point = [x: number, y: number];

const toX = (week: number) => 100 * week + 50;

/** A line through points; an amount is above the foot of its drawing, which is at `zero`. */
function drawLine(points: Point[], zero: number): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${zero - y}`).join('');
}

/** Dots as lines of no length, which the caps of their strokes make round at any scale. */
const drawDots = (points: Point[], zero: number) => points.map(([x, y]) => `M${x} ${zero - y}h.01`).join('');

const beforeOf = ({ week, before }: Week): Point => [toX(week), before];
const afterOf = ({ week, after }: Week): Point => [toX(week), after];

/** The balances above the waterline: as they would be, and as the moved payment makes them. */
export function CurveDry({ weeks, from, to }: { weeks: Week[]; from: number; to: number }) {
  const moved = weeks.slice(from, from + 1);
  const after = weeks.map(afterOf);
  return (
    <svg viewBox={`0 0 ${100 * weeks.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      <path stroke="var(--ruled-line)" d={`M0 4h${100 * weeks.length}m0 10H0m0 10h${100 * weeks.length}m0 10H0`} />
      <path stroke="var(--disc)" strokeWidth="calc(14 * var(--thousand))" d={drawDots(moved.map(afterOf), top)} />
      <path stroke="var(--clay)" strokeWidth="2.5" d={drawLine(weeks.slice(from - 1, to + 1).map(beforeOf), top)} />
      {moved.map((week) => (
        <path key={week.week} className="curve-lift" d={`M${toX(week.week)} ${top}V${top - week.after}`} />
      ))}
      <path stroke="var(--lagoon)" strokeWidth="var(--line)" d={drawLine(after, top)} />
      <path stroke="var(--lagoon)" strokeWidth="calc(3.4 * var(--line))" d={drawDots(after, top)} />
      <path stroke="var(--sky)" strokeWidth="calc(2 * var(--line))" d={drawDots(after, top)} />
    </svg>
  );
}

/** The balances that would be under water. */
export function CurveWet({ weeks, from, to }: { weeks: Week[]; from: number; to: number }) {
  const moved = weeks.slice(from - 1, to + 1).map(beforeOf);
  return (
    <svg viewBox={`0 0 ${100 * weeks.length} ${depth}`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--brick)" stroke="var(--clay)" strokeWidth="2.5" d={drawLine(moved, 0)} />
      {weeks.slice(from, from + 1).map(({ week, before }) => (
        <path key={week} className="curve-lift" d={`M${toX(week)} ${-before}V0`} />
      ))}
    </svg>
  );
}
