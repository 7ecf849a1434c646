/** A stroke or a filled shape of a drawing, as path data; lines are 2 units wide unless it says otherwise. */
interface Shape {
  fill?: string;
  d: string;
  strokeWidth?: number;
}

const waves: Shape = { d: 'M8 89q9-6 18 0t18 0t18 0t18 0t18 0t14 0' };

/** The drawings of landmarks, each on 120 by 96 units with the ground at 80. */
export const landmarks = {
  /** An arcade under tiles, with a belvedere. */
  arcade: [
    { fill: 'var(--paper)', d: 'M12 80V42h96v38M52 32V18h16v14' },
    { fill: 'var(--blush)', d: 'M18 32h84l10 10H8zM48 18l12-10 12 10z' },
    { d: 'M4 80h112M20 80V58a10 10 0 0 1 20 0v22M50 80V58a10 10 0 0 1 20 0v22M80 80V58a10 10 0 0 1 20 0v22' },
    { fill: 'var(--sun)', d: 'M56 31v-6a4 4 0 0 1 8 0v6z' },
    { d: 'M28 42l-4-10M44 42l-2-10M60 42V32M76 42l2-10M92 42l4-10', strokeWidth: 1.4 },
  ],
  /** A boardwalk through mangroves. */
  boardwalk: [
    { fill: 'var(--foam)', d: 'M8 52q-6-20 12-24 4-18 22-10 16-8 20 10 12 8 2 24zM74 50q-4-14 10-18 12-10 22 2 12 6 6 16z' },
    { d: 'M22 52q-2 16-12 30M28 52v30M36 52q2 16 12 30M46 52q-1 18-9 30M88 50q-1 14-8 18M94 50v18M100 50q2 12 10 18' },
    { fill: 'var(--paper)', d: 'M50 80l28-16h40v8L92 86H50z' },
    { d: 'M58 76l34 1M68 70l38 1M52 80V66l26-14h38M66 72V59M80 64V52M98 64V52', strokeWidth: 1.4 },
    { fill: 'var(--sun)', d: 'M62 16a7 7 0 1 1 .1 0z' },
    { d: 'M4 90q9-6 18 0t18 0t18 0t18 0' },
  ],
  /** Two container cranes over a ship. */
  crane: [
    { d: 'M8 80h104' },
    { d: 'M16 80V30M34 80V30M16 58l18-16M8 30h62M25 30V10L8 30M25 10l41 20M58 30v14' },
    { d: 'M80 80V40M94 80V40M80 62l14-12M72 40h40M87 40V22L74 40M87 22l22 18M106 40v12' },
    { fill: 'var(--paper)', d: 'M38 68h36l-5 14H43z' },
    { fill: 'var(--sun)', d: 'M46 58h20v10H46zM52 49h14v9H52z' },
    waves,
  ],
  /** A drawbridge with both leaves up. */
  drawbridge: [
    { fill: 'var(--paper)', d: 'M4 66q18-10 36-12h4v26h-8V62q-16 2-32 9zM116 66q-18-10-36-12h-4v26h8V62q16 2 32 9z' },
    { d: 'M18 66v14M102 66v14M4 80h112' },
    { fill: 'var(--paper)', d: 'M46 54L54 10l5 1-7 43zM74 54L66 10l-5 1 7 43z' },
    { fill: 'var(--paper)', d: 'M24 54V40h14v14' },
    { fill: 'var(--sun)', d: 'M21 40l10-10 10 10z' },
    waves,
  ],
  /** A boat that drifts and fishes. */
  'drift-boat': [
    { d: 'M84 60V16M84 20L54 46M84 20l24 40', strokeWidth: 1.4 },
    { fill: 'var(--paper)', d: 'M30 60V42h46v18M38 42V30h26v12' },
    { fill: 'var(--sun)', d: 'M37 47h10v7H37zM56 47h10v7H56z' },
    { fill: 'var(--paper)', d: 'M8 60h100q-2 14-14 22H26Q12 76 8 60z' },
    { d: 'M14 68h89M18 60v-9M24 60v-9M15 51h12', strokeWidth: 1.4 },
    waves,
  ],
  /** A flag on a green by the sea. */
  golf: [
    { fill: 'var(--paper)', d: 'M10 80q46-36 100 0z' },
    { d: 'M4 80h112' },
    { fill: 'var(--rule)', d: 'M50 64q10-5 20 0-10 5-20 0z' },
    { d: 'M60 64V16' },
    { fill: 'var(--sun)', d: 'M60 16l30 10-30 11z' },
    { fill: 'var(--paper)', d: 'M80 72q10-7 22 2-12 4-22-2zM38 66a4 4 0 1 1 .1 0z' },
  ],
  /** Two stone jetties, a light on one, and the water between them. */
  jetties: [
    { fill: 'var(--paper)', d: 'M4 62h34q12 0 14 18H4zM116 62H84q-12 0-14 18h46z' },
    { d: 'M16 62l6 18M30 62l6 18M102 62l-6 18M90 62l-4 18M4 71h46M72 71h44', strokeWidth: 1.4 },
    { d: 'M86 62V38' },
    { fill: 'var(--sun)', d: 'M80 26h12v12H80zM79 26l7-8 7 8z' },
    { d: 'M55 76q3.5-4 7 0t7 0M50 89q5-6 10 0t10 0M8 90q9-6 18 0t18 0M80 90q9-6 18 0t14 0' },
  ],
  /** An iron lighthouse on its legs, the lamp lit. */
  lighthouse: [
    { d: 'M8 80h104M46 80l8-56h12l8 56' },
    { d: 'M48 66h24l-22-14h20l-18-12h16M48 66l22-14M50 52l18-12', strokeWidth: 1.4 },
    { fill: 'var(--paper)', d: 'M57 24h6v56h-6z' },
    { fill: 'var(--paper)', d: 'M50 24h20M52 24V11h16v13z' },
    { fill: 'var(--sun)', d: 'M55.5 14h9v7h-9z' },
    { d: 'M52 11q8-11 16 0M60 5V1' },
    waves,
  ],
  /** A fishing pier with its roof at the end. */
  pier: [
    { d: 'M18 62v24M34 62v22M50 62v24M66 62v22M82 62v24M98 62v22' },
    { fill: 'var(--paper)', d: 'M6 56h104v6H6z' },
    { d: 'M8 56V47h66M24 47v9M41 47v9M58 47v9', strokeWidth: 1.4 },
    { fill: 'var(--paper)', d: 'M78 56V38h26v18' },
    { fill: 'var(--sun)', d: 'M72 39l19-15 19 15z' },
    { d: 'M86 56V46h10v10', strokeWidth: 1.4 },
    waves,
  ],
  /** A road under Australian pines. */
  pines: [
    { fill: 'var(--paper)', d: 'M36 80L55 38h10l19 42z' },
    { d: 'M4 80h112M60 76V66M60 60v-7M60 48v-5' },
    { d: 'M16 80V58M34 64V46M104 80V58M86 64V46' },
    { fill: 'var(--foam)', d: 'M16 12Q2 40 7 60h18q5-20-9-48zM104 12q14 28 9 48H95q-5-20 9-48z' },
    { fill: 'var(--foam)', d: 'M34 20q-9 16-6 28h12q3-12-6-28zM86 20q9 16 6 28H80q-3-12 6-28z' },
    { d: 'M16 26v26M104 26v26', strokeWidth: 1.4 },
    { fill: 'var(--sun)', d: 'M54 27a6 6 0 0 1 12 0z' },
  ],
  /** A school of 1913, with its bell. */
  school: [
    { fill: 'var(--paper)', d: 'M10 80V48h100v32' },
    { fill: 'var(--blush)', d: 'M20 34h80l14 14H6z' },
    { fill: 'var(--paper)', d: 'M40 80V42l20-16 20 16v38M54 26V14h12v12' },
    { fill: 'var(--blush)', d: 'M50 14l10-9 10 9z' },
    { fill: 'var(--sun)', d: 'M60 38a6 6 0 1 1-.1 0z' },
    { d: 'M4 80h112M53 80V66a7 7 0 0 1 14 0v14' },
    { fill: 'var(--paper)', d: 'M17 55h8v11h-8zM29 55h6v11h-6zM95 55h8v11h-8zM85 55h6v11h-6z' },
  ],
  /** Towers of condominiums, one window lit. */
  towers: [
    { fill: 'var(--paper)', d: 'M18 80V26h26v54M50 80V12h26v68M82 80V36h22v44' },
    { d: 'M18 39h26M18 52h26M18 65h26M50 25h26M50 38h26M50 51h26M50 64h26M82 49h22M82 62h22', strokeWidth: 1.4 },
    { d: 'M31 26v54M63 12v68M93 36v44', strokeWidth: 1 },
    { fill: 'var(--sun)', d: 'M52.5 40.5h8v8h-8z' },
    { d: 'M4 80h112M14 89q9-6 18 0t18 0t18 0t18 0t18 0' },
  ],
} satisfies Record<string, Shape[]>;

/** The drawings that a map may show. */
export type LandmarkKind = keyof typeof landmarks;
