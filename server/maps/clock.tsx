import { formatMinutes, type Minutes } from '../../content/minutes.ts';
import type { Point } from '../../content/towns/plan-types.ts';

interface ClockProps {
  /** Filled for the minutes at ten, an outline for the later ones. */
  kind: 'sun' | 'ring';
  at: Point;
  radius: number;
  minutes: Minutes;
  when: string;
}

/** Minutes in a circle, and under them the time of day. */
export function Clock({ kind, at: { x, y }, radius, minutes, when }: ClockProps) {
  return (
    <g className={`town-${kind}`}>
      <circle cx={x} cy={y} r={radius} />
      <text className="town-minutes" x={x} y={y + 3} textAnchor="middle">
        {formatMinutes(minutes)}
      </text>
      <text className="town-when" x={x} y={y + 20} textAnchor="middle">
        {when}
      </text>
    </g>
  );
}
