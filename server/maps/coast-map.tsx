import { cities } from '../../content/cities/index.ts';
import { countyLine, shore } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import type { Point } from '../../content/towns/plan-types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { drawCurve } from './curve.ts';

/**
 * Turns degrees into whole units of the coast map, whose view box is 480 x 720. Longitude is stretched to make room for
 * the names beside the dots, even in a system font a quarter wider than ours.
 */
export function project(lat: number, lon: number): Point {
  return { x: Math.round((lon + 80.23) * 1870), y: Math.round((26.565 - lat) * 1510) };
}

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
 * A link to a city's page; where the office is, its leaf stands for the dot. The rectangle around dot and name is what
 * a finger hits, and what shows the focus.
 */
function CityLink({ city: { city, path, label, lat, lon } }: { city: (typeof cities)[number] }) {
  const { x, y } = project(lat, lon);
  // A name that would stand on the county line stands under it.
  const lower = Math.abs(y - border) < 12 ? 18 : 0;
  const west = label === 'west';
  const isOffice = city === firm.office.city;
  const width = city.length * 9.4 + 34;
  return (
    <a className={`coast-city coast-${label}`} href={path} aria-current={isOffice ? 'true' : undefined}>
      <rect
        x={west ? x + 14 - width : x - 14}
        y={y - 19}
        width={width}
        height={38 + lower}
        rx="19"
        fill="none"
        pointerEvents="all"
      />
      {!isOffice && <circle cx={x} cy={y} r="5" fill="var(--rule)" />}
      <text x={west ? x - 16 : x + 16} y={y + 5 + lower} textAnchor={west ? 'end' : 'start'}>
        {city}
      </text>
    </a>
  );
}

/**
 * The coast with a link to the page of each city: the sea with its depths, the Intracoastal (dashed), the shoreline, the
 * county line, and the leaf where the office is. The properties `--coast-...` are set at night and with forced colors
 * only; the second value is that of the day.
 */
export function drawCoastMap(): TreeNode[] {
  return toNodes(
    <nav className="coast" aria-label="Map of the towns we serve">
      <svg viewBox="0 0 480 720">
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
        <text className="coast-county" x="10" y={border - 20}>
          Palm Beach County
        </text>
        <text className="coast-county" x="10" y={border + 52}>
          Broward County
        </text>
        <text className="coast-ocean" x="468" y="520" textAnchor="end">
          Atlantic
          <tspan x="468" dy="26">
            Ocean
          </tspan>
        </text>
        <text className="coast-office" x={office.x - 16} y={office.y + 24} textAnchor="end">
          Our office
        </text>
        {cities.map((city) => (
          <CityLink key={city.path} city={city} />
        ))}
      </svg>
    </nav>,
  );
}
