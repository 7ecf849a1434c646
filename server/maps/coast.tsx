import { shore } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import type { Point } from '../../content/towns/plan-types.ts';
import { drawCurve } from './curve.ts';

/**
 * Turns degrees into whole units of the coast map, whose view box is 480 x 720. Longitude is stretched to make room for
 * the names beside the dots, even in a system font a quarter wider than ours.
 */
export function project(lat: number, lon: number): Point {
  return { x: Math.round((lon + 80.23) * 1870), y: Math.round((26.565 - lat) * 1510) };
}

export const office = project(firm.office.lat, firm.office.lon);

const shoreline = drawCurve(
  shore.map(([lat, lon]) => project(lat, lon)),
  1,
);

/** How far east of the shoreline each line of the sea's depth is. */
const depths = [11, 25, 42, 62, 86, 114, 146, 182, 222, 266];

/**
 * The sea with its depths, the Intracoastal (dashed), the shoreline, and the leaf where the office is. The properties
 * `--coast-...` are set at night and with forced colors only; the second value is that of the day.
 */
export function Coast() {
  return (
    <>
      <defs>
        <path id="coast-shore" d={shoreline} />
      </defs>
      <path fill="var(--coast-sea, var(--foam))" d={`${shoreline}H4000V-900Z`} />
      <g fill="none" stroke="var(--coast-depth, var(--lagoon))">
        {depths.map((east, index) => (
          <use key={east} href="#coast-shore" opacity={(0.6 - index * 0.045).toFixed(2)} transform={`translate(${east})`} />
        ))}
        <use href="#coast-shore" opacity=".8" strokeDasharray="5 5" transform="translate(-11)" />
      </g>
      <use href="#coast-shore" fill="none" stroke="var(--coast-shore, var(--deep))" strokeWidth="2" />
      <use href="#drawing-leaf" x={office.x - 13} y={office.y - 13} width="26" height="26" />
      <text className="coast-office" x={office.x - 16} y={office.y + 24} textAnchor="end">
        Our office
      </text>
    </>
  );
}
