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
 * no room for it, as the words beside the drawing say it too. It is drawn for a sun of 74, and smaller on a smaller one.
 */
export function TideSun({ at: { x, y }, radius, wait, levelAt }: TideSunProps) {
  const scale = radius / 74;
  const [first = '', unit] = wait;
  const below = y - (unit ? 15 : 35) * scale;
  const half = (first.length * (unit ? 8.5 : 5.4) + 8) * scale;
  const isDry = (middle: number) =>
    middle - half > -12 && [-1, -0.5, 0, 0.5, 1].every((part) => levelAt(middle + half * part) >= below);
  const middle = [x, x - radius * 0.35].find(isDry);
  if (middle === undefined) return null;
  return (
    <g className="tides-sun" transform={`translate(${middle} ${y}) scale(${scale.toFixed(2)})`}>
      {wait.map((word, index) => (
        <text key={word} y={22 * index - 41}>
          {word}
        </text>
      ))}
    </g>
  );
}
