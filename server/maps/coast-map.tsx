import { counties, countyLine, shore } from '../../content/cities/coast.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import type { TreeNode } from '../../shared/tree.ts';
import { toNodes } from '../figures/to-nodes.ts';
import { Coast, officePoint, project } from './coast.tsx';
import { isOnCoast, office } from './projection.ts';

const words = {
  label: 'Map of the towns we serve',
  ocean: ['Atlantic', 'Ocean'],
};

const border = project(countyLine, -80.1).y;
const borderEast = project(...(shore.findLast(([lat]) => lat > countyLine) ?? [countyLine, -80.07])).x - 14;

/**
 * A link to a city's page. The leaf of the office stands for the dot that it covers. The rectangle around dot and name takes the
 * touch and shows the focus.
 */
function CityLink({ city: { city, path, label, lat, lon } }: { city: (typeof cities)[number] }) {
  const { x, y } = project(lat, lon);
  // A name is moved off the county line, below it.
  const lower = Math.abs(y - border) < 12 ? 18 : 0;
  const west = label === 'west';
  const isOffice = city === firm.office.city;
  const isCovered = Math.hypot(x - officePoint.x, y - officePoint.y) < 18;
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
      {!isCovered && <circle cx={x} cy={y} r="5" fill="var(--rule)" />}
      <text x={west ? x - 16 : x + 16} y={y + 5 + lower} textAnchor={west ? 'end' : 'start'}>
        {city}
      </text>
    </a>
  );
}

/** Draws the coast with a link to the page of each city, and the county line. Draws nothing for an office elsewhere. */
export function drawCoastMap(): TreeNode[] {
  if (!isOnCoast(office)) return [];
  return toNodes(
    <nav className="coast" aria-label={words.label}>
      <svg viewBox="0 0 480 720">
        <Coast />
        <path
          fill="none"
          stroke="var(--coast-border, var(--county-border))"
          strokeDasharray="4 5"
          d={`M-2000 ${border}H${borderEast}`}
        />
        <text className="coast-county" x="10" y={border - 20}>
          {`${counties.north} County`}
        </text>
        <text className="coast-county" x="10" y={border + 52}>
          {`${counties.south} County`}
        </text>
        <text className="coast-ocean" x="468" y="520" textAnchor="end">
          {words.ocean[0]}
          <tspan x="468" dy="26">
            {words.ocean[1]}
          </tspan>
        </text>
        {cities.map((city) => (
          <CityLink key={city.path} city={city} />
        ))}
      </svg>
    </nav>,
  );
}
