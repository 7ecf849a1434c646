import { shore } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import { countyLine, project } from './coast-projection.ts';
import { drawCurve } from './curve.ts';

const shoreline = drawCurve(
  shore.map(([lat, lon]) => project(lat, lon)),
  1,
);

/** How far east of the shoreline each line of the sea's depth is. */
const depths = [11, 25, 42, 62, 86, 114, 146, 182, 222, 266];

const border = project(countyLine, -80.1).y;
const borderEast = project(...(shore.findLast(([lat]) => lat > countyLine) ?? [countyLine, -80.07])).x - 14;
const office = project(firm.office.lat, firm.office.lon);

/**
 * The sea with its depths, the Intracoastal (dashed), the shoreline, the county line, and the leaf where the office is.
 * The properties `--coast-...` are set at night and with forced colors only; the second value is that of the day.
 */
export function CoastLand() {
  return (
    <g>
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
      <path
        fill="none"
        stroke="var(--coast-border, var(--county-border))"
        strokeDasharray="4 5"
        d={`M-2000 ${border}H${borderEast}`}
      />
      <use href="#drawing-leaf" x={office.x - 13} y={office.y - 13} width="26" height="26" />
    </g>
  );
}
