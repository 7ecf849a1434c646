import type { Peak } from './tide-line.ts';

interface TideSunProps {
  at: Peak;
  radius: number;
  /** Such as "22" and "days", or "today" alone. */
  wait: [string, string];
  levelAt: (x: number) => number;
}

/**
 * How long the wait is, on the sun of the tides; nothing where a tide or the edge would cut it, as the words beside the
 * drawing say it too.
 */
export function TideSun({ at: { x, y }, radius, wait: [number, unit], levelAt }: TideSunProps) {
  const top = y - radius * 0.5;
  const below = top + (unit ? 26 : 6);
  const half = number.length * (unit ? 8.5 : 5.4);
  const samples = Array.from({ length: 13 }, (_, index) => x + half * (index / 6 - 1));
  if (x - half < -12 || samples.some((sample) => levelAt(sample) < below)) return null;
  return (
    <g className="tides-sun">
      <text x={x} y={top}>
        {number}
      </text>
      {unit && (
        <text x={x} y={top + 22}>
          {unit}
        </text>
      )}
    </g>
  );
}
