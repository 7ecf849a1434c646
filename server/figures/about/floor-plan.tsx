import type { about } from '../../../content/pages/about.ts';
import type { Person } from '../../../content/types.ts';

/** The colors of what lies on each desk. */
const colors = ['var(--deep)', 'var(--paper)', 'var(--pale-foam)'];

/** The desks along the wall: up to three stand apart, more fill it, five side by side. */
function placeDesk(index: number, count: number): number {
  return count <= 3 ? 124 + index * 200 : Math.round(92 + (index * 516) / (count - 1));
}

/** The floor plan of the office, 700 x 400, north at the top: a desk for each person, the visitor's table, the door and the files. */
export function FloorPlan({ room: { table, door, files }, people }: { room: typeof about.room; people: readonly Person[] }) {
  const boards = Array.from({ length: 14 }, (_, index) => `M8 ${34 + index * 26}h684`).join('');
  return (
    <svg className="floor-plan" viewBox="0 0 700 400" aria-hidden="true">
      <path fill="var(--paper)" stroke="var(--rule)" strokeWidth="8" d="M4 4h692v392H4z" />
      <path stroke="var(--sand)" strokeWidth="2" d={boards} />
      <g stroke="var(--ink)" strokeWidth="2">
        <path stroke="var(--sand)" strokeWidth="10" d="M4 252v88M696 84v236" />
        <path fill="none" d="M693 84v236m6-236v236" />
        <path strokeWidth="4" d="M0 252h88" />
        <path fill="none" stroke="var(--county-border)" strokeDasharray="5 4" d="M88 254q0 84-84 86" />
        {people.map(({ name }, index) => (
          <g key={name} transform={`translate(${placeDesk(index, people.length)} 0)`}>
            <path fill="var(--wood)" d="M-64 40H64v66H-64z" />
            <path fill={colors[index % colors.length]} d="M-38 52H8v38h-46z" />
            <circle cy="130" r="16" fill="var(--foam)" />
            <g fill="var(--ink)" stroke="none" textAnchor="middle">
              <text className="floor-plan-number" x="36" y="82">
                {index + 1}
              </text>
              <text className="floor-plan-name" y="172">
                {name.split(' ')[0]}
              </text>
            </g>
          </g>
        ))}
        <g transform="translate(574 288)">
          <circle r="62" fill="var(--sun)" stroke="none" />
          <circle cy="-84" r="16" fill="var(--coral)" />
          <circle cx="-82" cy="22" r="16" fill="var(--foam)" />
          <circle cx="82" cy="22" r="16" fill="var(--foam)" />
          <g fill="var(--on-sun)" stroke="none" textAnchor="middle">
            <text className="floor-plan-table" y="-1.35em">
              {table.name.split(' ').map((word) => (
                <tspan key={word} x="0" dy="1em">
                  {word}
                </tspan>
              ))}
            </text>
            <text className="floor-plan-label" y="32">
              {table.terms}
            </text>
          </g>
        </g>
        <path
          fill="var(--sand)"
          d="M200 366h330v27H200zm33 0v27m33-27v27m33-27v27m33-27v27m33-27v27m33-27v27m33-27v27m33-27v27m33-27v27"
        />
      </g>
      <g fill="var(--ink-2)" className="floor-plan-label">
        <text x="22" y="372">
          {door}
        </text>
        <text x="200" y="354">
          {files}
        </text>
      </g>
    </svg>
  );
}
