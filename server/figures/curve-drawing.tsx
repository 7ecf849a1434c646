import type { Week } from './cash.ts';

interface CurveDrawingProps {
  weeks: Week[];
  from: number;
  to: number;
  /** What it shows above the waterline or under it, in thousands; curve.css has the same. */
  side: { top: number; height: number; fill: string };
}

/** Dots as lines of no length, which the caps of their strokes make round at any scale. */
const drawDots = (points: number[][]) => points.map((point) => `M${point.join(' ')}h.01`).join('');

/** Balances around the waterline at 0: as they would be, and as the moved payment makes them. */
export function CurveDrawing({ weeks, from, to, side: { top, height, fill } }: CurveDrawingProps) {
  const width = 100 * weeks.length;
  const before = weeks.map(({ week, before }) => [100 * week + 50, -before]);
  const after = weeks.map(({ week, after }) => [100 * week + 50, -after]);
  const moved = after.slice(from, from + 1);
  return (
    <svg viewBox={`0 ${top} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path stroke="var(--ruled-line)" d={`M0-40h${width}m0 10H0m0 10h${width}m0 10H0`} />
      <path stroke="var(--disc)" strokeWidth="calc(14 * var(--thousand))" d={drawDots(moved)} />
      <path fill={fill} stroke="var(--clay)" strokeWidth="2.5" d={`M${before.slice(from - 1, to + 1).join(' ')}`} />
      <path
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="1 5"
        d={`M${[...before.slice(from, from + 1), ...moved].join(' ')}`}
      />
      <path stroke="var(--lagoon)" strokeWidth="var(--line)" d={`M${after.join(' ')}`} />
      <path stroke="var(--lagoon)" strokeWidth="calc(3.4 * var(--line))" d={drawDots(after)} />
      <path stroke="var(--sky)" strokeWidth="calc(2 * var(--line))" d={drawDots(after)} />
    </svg>
  );
}
