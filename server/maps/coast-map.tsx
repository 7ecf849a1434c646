import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { CoastLand } from './coast-land.tsx';
import { countyLine, project } from './coast-projection.ts';

/**
 * A link to a city's page; where the office is, its leaf stands for the dot. The rectangle around dot and name is what
 * a finger hits, and what shows the focus.
 */
function CityLink({ city: { city, path, label, lat, lon } }: { city: (typeof cities)[number] }) {
  const { x, y } = project(lat, lon);
  const west = label === 'west';
  const isOffice = city === firm.office.city;
  const width = city.length * 9.4 + 34;
  return (
    <a className={`coast-city coast-${label}`} href={path} aria-current={isOffice ? 'true' : undefined}>
      <rect x={west ? x + 14 - width : x - 14} y={y - 19} width={width} height="38" rx="19" fill="none" pointerEvents="all" />
      {!isOffice && <circle cx={x} cy={y} r="5" fill="var(--rule)" />}
      <text x={west ? x - 16 : x + 16} y={y + 5} textAnchor={west ? 'end' : 'start'}>
        {city}
      </text>
    </a>
  );
}

/** The coast with a link to the page of each city; the office's city is marked. */
export function drawCoastMap(): TreeNode[] {
  const border = project(countyLine, 0).y;
  const office = project(firm.office.lat, firm.office.lon);
  return toNodes(
    <nav className="coast" aria-label="Map of the towns we serve">
      <svg viewBox="0 0 480 720">
        <CoastLand />
        <text className="coast-county" x="10" y={border - 20}>
          Palm Beach County
        </text>
        <text className="coast-county" x="10" y={border + 32}>
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
