import { Cup, Desk, drawKeys, drawLines, rounded } from './objects.tsx';

const outline = { fill: 'var(--paper)', stroke: 'var(--ink)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;

function Receipt({ turn }: { turn: string }) {
  return (
    <g transform={turn}>
      <path {...outline} d="M0 0l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6v108H0z" />
      <path stroke="var(--line-strong)" strokeWidth="2" d={drawLines({ x: 7, y: 22 }, [25, 18, 25, 22, 18, 25, 22], 10)} />
      <path stroke="var(--line-strong)" strokeWidth="2" d={drawLines({ x: 37, y: 22 }, [4, 4, 4, 4, 4, 4, 4], 10)} />
      <path stroke="var(--coral)" strokeWidth="2" d="M7 96h34" />
    </g>
  );
}

function Laptop() {
  return (
    <g>
      <path fill="var(--ink)" d="M98 50h191l9 126H89z" />
      <path fill="var(--paper)" d="M108 60h171l7 107H101z" />
      <path stroke="var(--margin-rule)" d="m126 60-2 107m6-107-2 107" />
      <path stroke="var(--line-strong)" strokeWidth="2.5" d={drawLines({ x: 139, y: 80 }, [60, 78, 50, 72, 58, 66], 15)} />
      <path stroke="var(--ink)" strokeWidth="3" d={drawLines({ x: 246, y: 80 }, [22, 22, 22, 22, 22], 15)} />
      <path stroke="var(--coral)" strokeWidth="3" d="M246 155h22" />
      <path {...outline} fill="var(--pale-foam)" d="M85 179h217l9 88q1 9-8 9H84q-9 0-8-9z" />
      <path {...rounded('var(--paper)')} d={drawKeys({ x: 100, y: 190 }, 12, 3, 9, 16)} />
      <rect {...outline} fill="var(--foam)" x="158" y="242" width="71" height="27" rx="4" />
    </g>
  );
}

/** The books on a screen, beside the receipts that they are made of, and the phone. */
export function BooksDesk() {
  return (
    <Desk>
      <Cup x={46} y={90} drink="color-mix(in srgb, var(--brick) 40%, var(--on-sun))" />
      <Laptop />
      <Receipt turn="translate(20 176) rotate(-8)" />
      <Receipt turn="translate(54 188) rotate(8)" />
      <path fill="var(--sun)" d="M322 50h46v46h-46z" />
      <path stroke="var(--ink)" strokeWidth="2" d="M330 64h29m-29 10h21" />
      <g transform="rotate(5 344 200)">
        <rect x="322" y="140" width="45" height="124" rx="12" fill="var(--deep)" />
        <path {...rounded('var(--pale-foam)')} d="M332 154h25v36h-25z" />
        <path stroke="var(--paper)" strokeWidth="8" strokeLinecap="round" d={drawKeys({ x: 333, y: 204 }, 3, 4, 0, 11.5)} />
      </g>
    </Desk>
  );
}
