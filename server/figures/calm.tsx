import type { Calm as CalmData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Stop } from './track-parts.tsx';

const crests = 5;
/** How far crests are apart, of 1440 units across. */
const apart = 180;

/** From a trough on, crests that get lower from left to right, each a cusp, until the water is flat. */
function drawSurface(): string {
  const waves = Array.from({ length: crests }, (_, index) => {
    const left = (crests - 1 - index) / (crests - 1);
    const x = apart * (index + 0.6);
    return `Q${Math.round(x - 0.54 * apart)} ${Math.round(96 + 18 * left)} ${Math.round(x)} ${Math.round(92 - 66 * left ** 2)}`;
  });
  // The first comes down from a crest that the edge of the page hides.
  return `M-72 -11${waves.join('')}H1440V100H-72Z`;
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
        <path className="track-sun" d="M1230 100h.01" />
        <path fill="var(--deep)" d={drawSurface()} />
      </svg>
    </Frame>
  );
}
