import type { Calm as CalmData } from '../../content/figure-types.ts';
import { Dry, Frame, Wet } from './frame.tsx';
import { Stop } from './track-parts.tsx';

interface Sea {
  /** In units of 100 for its height. */
  width: number;
  crests: number;
  /** The loose lines above it, as path data. */
  lines: string;
}

const wide: Sea = {
  width: 1440,
  crests: 8,
  lines: 'M100 22l30-8M150 42l18 6M190 8l22 4M240 36l40 3M300 14l26-10M360 38l20 5M410 14l32-2M500 30l26-4M600 42l28 2M720 46h30',
};
const narrow: Sea = {
  width: 390,
  crests: 4,
  lines: 'M34 14l18-6M66 36l14 5M96 12l18 3M128 40l26 2M166 18l20-7M204 44l22-2M246 46h20',
};

/** From a trough on, crests that get lower from left to right, each a cusp, until the water is flat. */
function drawSurface({ width, crests: count }: Sea): string {
  const apart = (0.63 * width) / count;
  const crests = Array.from({ length: count }, (_, index) => ({
    x: Math.round(apart * (index + 0.6)),
    y: Math.round(92 - 66 * ((count - 1 - index) / (count - 1)) ** 2),
  }));
  const waves = crests.map(({ x, y }, index) => {
    const trough = Math.round(96 + (18 * (count - 1 - index)) / (count - 1));
    return `Q${Math.round(x - 0.54 * apart)} ${trough} ${x} ${y}`;
  });
  return `M0 90${waves.join('')}H${width}V100H0Z`;
}

const drawSea = (sea: Sea) => (
  <svg key={sea.width} viewBox={`0 0 ${sea.width} 100`} preserveAspectRatio="none" aria-hidden="true">
    <path stroke="var(--coral)" strokeWidth="3" d={sea.lines} />
    <path className="track-sun" d={`M${Math.round(0.854 * sea.width)} 100h.01`} />
    <path fill="var(--deep)" d={drawSurface(sea)} />
  </svg>
);

/** The steps of a month under a sea that goes calm. */
export function Calm({ of, figure: { caption, stops } }: { of: string; figure: CalmData }) {
  return (
    <Frame kind="track track-calm" place="under" caption={caption}>
      <Dry>{[narrow, wide].map(drawSea)}</Dry>
      <Wet of={of}>
        <ol className="track-stops">
          {stops.map((stop) => (
            <Stop key={stop.title} {...stop} />
          ))}
        </ol>
      </Wet>
    </Frame>
  );
}
