import type { CityPath } from '../../content/cities/index.ts';
import type { City } from '../../content/cities/table.ts';
import { firm } from '../../content/firm.ts';
import { countyLine, project } from './coast-projection.ts';

const lineY = project(countyLine, -80.1).y;
const office = project(firm.office.lat, firm.office.lon);

function CityDot({ city, current }: { city: City; current: boolean }) {
  const { x, y } = project(city.lat, city.lon);
  const west = city.label === 'west';
  const width = city.city.length * 9.4 + 34;
  return (
    <a className={`coast-city coast-${city.label}`} href={city.path} aria-current={current ? 'true' : undefined}>
      <rect x={west ? x + 14 - width : x - 14} y={y - 19} width={width} height="38" rx="19" />
      <circle cx={x} cy={y} r="5" />
      <text x={west ? x - 16 : x + 16} y={y + 5} textAnchor={west ? 'end' : 'start'}>
        {city.city}
      </text>
    </a>
  );
}

/** The coast with cities that have a page, each a link; `current` is that of the office, which has the leaf. */
export function CoastMap({ cities, current }: { cities: City[]; current: CityPath }) {
  return (
    <nav className="coast" aria-label="Map of the towns we serve">
      <svg viewBox="0 0 480 720">
        <use href="#drawing-coast" />
        <text className="coast-county" x="10" y={lineY - 18}>
          Palm Beach County
        </text>
        <text className="coast-county" x="10" y={lineY + 26}>
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
          <CityDot key={city.path} city={city} current={city.path === current} />
        ))}
      </svg>
    </nav>
  );
}
