import { shore } from '../../content/cities/coast.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import type { Review } from '../../content/types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { Coast, isOnCoast, officePoint, project } from './coast.tsx';
import { findLon } from './projection.ts';

/** The view box: where it begins in the west, its width, its least height, and the margin above and below all places. */
const frame = { west: 88, width: 416, least: 240, margin: 52 };

/** Finds the town of a review's author. An author without one is not on the map. */
function findHome({ author, place }: Review) {
  const home = cities.find(({ city }) => city === place);
  if (!home) return [];
  const { city, lat, lon } = home;
  return [{ author, city, ...project(lat, lon), inSea: project(lat, findLon(shore, lat)).x + 16 }];
}

/** Draws the coast between the office and the authors of some reviews, with their names in the sea. Draws nothing if there are none. */
export function drawReviewMap(reviews: Review[]): TreeNode[] {
  const homes = reviews.flatMap(findHome);
  if (!isOnCoast || homes.length === 0) return [];
  const heights = [officePoint, ...homes].map(({ y }) => y);
  const [north, south] = [Math.min(...heights), Math.max(...heights)];
  const height = Math.max(frame.least, south - north + 2 * frame.margin);
  const top = (north + south - height) / 2;
  return toNodes(
    <div className="coast" aria-hidden="true">
      <svg viewBox={`${frame.west} ${top} ${frame.width} ${height}`}>
        <Coast />
        {homes.map(({ author, city, x, y, inSea }) => (
          <g key={author}>
            <path stroke="var(--rule)" d={`M${x} ${y}H${inSea - 6}`} />
            {city !== firm.office.city && <circle cx={x} cy={y} r="5" fill="var(--rule)" />}
            <rect
              fill="var(--coast-sea, var(--foam))"
              x={inSea - 4}
              y={y - 20}
              width={Math.round(city.length * 9.4)}
              height="44"
            />
            <text className="coast-ocean" x={inSea} y={y - 2}>
              {author}
            </text>
            <text x={inSea} y={y + 18}>
              {city}
            </text>
          </g>
        ))}
      </svg>
    </div>,
  );
}
