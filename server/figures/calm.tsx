import type { Calm as CalmData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Stop } from './track-parts.tsx';

/** Crests that get lower from left to right, until the water is flat. The first is behind the edge of the page. */
function drawSurface(): string {
  // How far a trough is from the crest before it, of 1440 units across.
  const step = 120;
  const heights = [40, 88, 54, 90, 68, 91, 79, 92, 87, 92];
  const waves = heights.map((y, index) => `S${step * index - step * 1.45} ${y} ${step * index - step} ${y}`);
  return `M-180 50${waves.join('')}H1440V100H-180Z`;
}

/** Loose lines over the sea. */
const lines = 'M120 22l60-8M240 42l44 6M330 12l50 6M440 38l54 3M560 16l52-8M680 44l48 2M800 30h46';

/** The steps of a month under a sea that goes calm, stretched to the width of the page. */
export function Calm({ figure: { caption, stops } }: { figure: CalmData }) {
  const wet = (
    <ol className="track-stops">
      {stops.map((stop) => (
        <Stop key={stop.title} {...stop} />
      ))}
    </ol>
  );
  return (
    <Frame kind="track track-calm" place="under" caption={caption} wet={wet}>
      <svg viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
        <path stroke="var(--coral)" strokeWidth="3" d={lines} />
        <path className="track-sun" d="M1180 100h.01" />
        <path fill="var(--deep)" d={drawSurface()} />
      </svg>
    </Frame>
  );
}
