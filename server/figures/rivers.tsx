import type { Flow } from '../../content/figure-types.ts';

/** How wide the whole source is, in pixels. */
const width = 140;
/** Where a tax turns away: the IRS's, and Florida's above it. */
const turnsAt = { tax: 44, state: 14 };

interface Band {
  tone: Flow['tone'];
  /** Where it begins and how wide it is, as parts of the whole. */
  start: number;
  share: number;
}

/** Flows side by side in their order, as parts of the whole. */
export function layBands(flows: Flow[], whole: number): Band[] {
  let start = 0;
  return flows.map(({ amount, tone }) => {
    const band = { tone, start, share: amount / whole };
    start += band.share;
    return band;
  });
}

const round = (number: number) => Number(number.toFixed(2));
const percent = (part: number) => `${round(part * 100)}%`;

function Tax({ tone, start, share }: Band & { tone: 'tax' | 'state' }) {
  const thick = round(share * width);
  const bend = round(thick / 2 + 12);
  const x = round(start * width + thick / 2);
  const path = `M${x} 0V${round(turnsAt[tone] - bend)}a${bend} ${bend} 0 0 0 ${bend} ${bend}H999`;
  return <path d={path} className={`streams-${tone}`} stroke="var(--flow)" strokeWidth={thick} />;
}

/** Straight down to the water; after another it first moves aside. */
function River({ tone, start, share }: Band) {
  const [x, wide] = [round(start * width), round(share * width)];
  const shift = start > 0 ? 16 : 0;
  const bend = `M${x} 0v60c0 60 ${shift} 60 ${shift} 130h${wide}c0-70-${shift}-70-${shift}-130v-60z`;
  return (
    <g className={`streams-${tone}`} fill="var(--flow)">
      {shift > 0 && <path d={bend} />}
      <rect x={x + shift} y={shift > 0 ? 189 : 0} width={wide} height="100%" />
    </g>
  );
}

/** The streams of a route as they run down to the water, taxes turning away. */
export function Rivers({ bands }: { bands: Band[] }) {
  return (
    <svg className="figure-threads streams-rivers" aria-hidden="true">
      {bands.map((band) => {
        const { tone } = band;
        const isTax = tone === 'tax' || tone === 'state';
        return isTax ? <Tax key={tone} {...band} tone={tone} /> : <River key={tone} {...band} />;
      })}
    </svg>
  );
}

/** The same streams as parts of a bar. */
export function Bar({ bands }: { bands: Band[] }) {
  return (
    <svg className="streams-bar" aria-hidden="true">
      {bands.map(({ tone, start, share }) => (
        <g key={tone} className={`streams-${tone}`} fill="var(--flow)">
          <rect x={percent(start)} width={percent(share)} height="100%" />
        </g>
      ))}
    </svg>
  );
}
