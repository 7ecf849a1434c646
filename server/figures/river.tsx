import type { Flow } from '../../content/figure-types.ts';

/** How wide the whole source is, in pixels. */
const width = 140;
/** Where a tax turns away: the IRS's, and Florida's above it. */
const turnsAt = { tax: 44, state: 14 };

/** A flow, where it begins and how wide it is, as parts of the whole. */
export interface Band {
  tone: Flow['tone'];
  start: number;
  share: number;
}

const round = (number: number) => Number(number.toFixed(2));

/** A stream of a route as it runs down to the water, or turns away as a tax. */
export function River({ tone, start, share }: Band) {
  const x = round(start * width);
  const wide = round(share * width);
  if (tone === 'tax' || tone === 'state') {
    const bend = round(wide / 2 + 12);
    const path = `M${round(x + wide / 2)} 0V${round(turnsAt[tone] - bend)}a${bend} ${bend} 0 0 0 ${bend} ${bend}H999`;
    return <path d={path} className={`streams-${tone}`} stroke="var(--flow)" strokeWidth={wide} />;
  }
  // Straight down to the water; after another it first moves aside.
  const aside = start > 0 ? 16 : 0;
  const path = `M${x} 0v60c0 60 ${aside} 60 ${aside} 130V999h${wide}V190c0-70-${aside}-70-${aside}-130V0z`;
  return <path d={path} className={`streams-${tone}`} fill="var(--flow)" />;
}
