import { shore } from '../../content/cities/coast.ts';
import { cities } from '../../content/cities/index.ts';
import type { Point } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import { drawCurve } from './curve.ts';

const officeLabel = 'Our office';

/** Where the dots may be in the view box of the coast map, 480 x 720: their names need the rest. */
const dots = { west: 173, east: 340, north: 50, south: 668 };

/** The most units of a degree of latitude, and of longitude, which is stretched to make room for the names beside the dots. */
const most = { along: 1510, across: 1870 };

/**
 * Fits the coast map to places, from the northernmost to the southernmost, and returns a function that turns degrees into
 * whole units of the map. Names have room in a system font a quarter wider than ours, too.
 */
export function fitCoast(places: { lat: number; lon: number }[]): (lat: number, lon: number) => Point {
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const along = Math.min(most.along, (dots.south - dots.north) / (north - south));
  const across = Math.min(most.across, (dots.east - dots.west) / (east - west));
  return (lat, lon) => ({
    x: Math.round((dots.west + dots.east) / 2 + (lon - (west + east) / 2) * across),
    y: Math.round((dots.north + dots.south) / 2 + ((north + south) / 2 - lat) * along),
  });
}

/** Turns degrees into whole units of the coast map. */
export const project = fitCoast([...cities, firm.office]);

export const officePoint = project(firm.office.lat, firm.office.lon);

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
      <text className="coast-office" x={officePoint.x - 16} y={officePoint.y + 24} textAnchor="end">
        {officeLabel}
      </text>
    </>
  );
}
