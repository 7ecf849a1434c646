import type { Calm as CalmData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Stop } from './track-parts.tsx';

/** Crests that get lower from left to right, each a cusp, until the water is flat. */
function drawSurface(): string {
  const crests = Array.from({ length: 8 }, (_, index) => ({ x: 130 * index, y: 92 - Math.round(1.35 * (7 - index) ** 2) }));
  const waves = crests.slice(1).map(({ x, y }, index) => `Q${x - 70} ${96 + 3 * (6 - index)} ${x} ${y}`);
  return `M0 ${crests[0]?.y}${waves.join('')}H1440V100H0Z`;
}

const lines =
  'M100 22l30-8M150 42l18 6M190 8l22 4M240 36l40 3M300 14l26-10M360 38l20 5M410 14l32-2M500 30l26-4M600 42l28 2M720 46h30';

/** The steps of a month under a sea that goes calm. */
export function Calm({ of, figure: { caption, stops } }: { of: string; figure: CalmData }) {
  return (
    <Frame
      of={of}
      kind="track track-calm"
      place="under"
      caption={caption}
      dry={
        <svg viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="track-lines" d={lines} />
          <path className="track-sun" d="M1230 100h.01" />
          <path className="track-water" d={drawSurface()} />
        </svg>
      }
      wet={
        <ol className="track-stops">
          {stops.map((stop) => (
            <Stop key={stop.title} {...stop} />
          ))}
        </ol>
      }
    />
  );
}
