import { shore } from '../../content/cities/coast.ts';
import type { Point } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import { drawCurve } from './curve.ts';

const officeLabel = 'Our office';

/**
 * Turns degrees into whole units of the coast map, whose view box is 480 x 720. Longitude is stretched to make room for
 * the names beside the dots, even in a system font a quarter wider than ours.
 */
export function project(lat: number, lon: number): Point {
  return { x: Math.round((lon + 80.23) * 1870), y: Math.round((26.565 - lat) * 1510) };
}

export const officePoint = project(firm.office.lat, firm.office.lon);

/** Whether the office is on the coast that is drawn. */
export const isOnCoast = officePoint.x > 0 && officePoint.x < 480 && officePoint.y > 0 && officePoint.y < 720;

/** The label of the office is at its left, or at its right where that has no room. */
const isLeft = officePoint.x > 110;

/** How far east of the shoreline each line of the sea's depth is. */
const depths = [11, 25, 42, 62, 86, 114, 146, 182, 222];

/**
 * Draws the sea with its depths, the Intracoastal (dashed), the shoreline, and the leaf at the office. The properties
 * `--coast-...` are set at night and with forced colors only; the fallback value is for the day.
 */
export function Coast() {
  const points = shore.map(([lat, lon]) => project(lat, lon));
  // Closed far outside the view: filled it is the sea, and moved it is a line of its depth.
  const sea = `${drawCurve(points, 0)}H4000V-900Z`;
  return (
    <>
      <defs>
        <path id="coast-shore" d={sea} />
      </defs>
      <use href="#coast-shore" fill="var(--coast-sea, var(--foam))" />
      <g fill="none" stroke="var(--coast-depth, var(--lagoon))" opacity=".5">
        {depths.map((east) => (
          <use key={east} href="#coast-shore" x={east} />
        ))}
        <use href="#coast-shore" strokeDasharray="5 5" x="-11" />
      </g>
      <use href="#coast-shore" fill="none" stroke="var(--coast-shore, var(--deep))" strokeWidth="2" />
      <use href="#drawing-leaf" x={officePoint.x - 13} y={officePoint.y - 13} width="26" height="26" />
      <text
        className="coast-office"
        x={officePoint.x + (isLeft ? -16 : 16)}
        y={officePoint.y + 24}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {officeLabel}
      </text>
    </>
  );
}
