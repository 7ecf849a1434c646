import type { Peak } from './tide-line.ts';

interface TideSunProps {
  at: Peak;
  radius: number;
  /** "22" and "days", or "today" alone. */
  wait: string[];
  levelAt: (x: number) => number;
}

/**
 * How long the wait is, on the sun of the tides, in the middle or left of a tide that covers it; nothing where there is
 * no room for it, as the words beside the drawing say it too.
 */
export function TideSun({ at: { x, y }, radius, wait, levelAt }: TideSunProps) {
  const [first = '', unit] = wait;
  const top = y - radius * 0.55;
  const below = top + (unit ? 26 : 6);
  const half = first.length * (unit ? 8.5 : 5.4);
  const isDry = (middle: number) =>
    middle - half > -12 && [-1, -0.5, 0, 0.5, 1].every((part) => levelAt(middle + half * part) >= below);
  const middle = [x, x - radius * 0.35].find(isDry);
  if (middle === undefined) return null;
  return (
    <g className="tides-sun">
      {wait.map((word, index) => (
        <text key={word} x={middle} y={top + 22 * index}>
          {word}
        </text>
      ))}
    </g>
  );
}
