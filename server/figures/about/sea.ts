import { shore } from '../../../content/coast.ts';
import { firm } from '../../../content/firm.ts';

/** Statute miles of a degree of latitude. */
const milesOfDegree = 69;

/** The longitude of the shore at a latitude, on the line between two points of it. Throws beyond them. */
function findShore(lat: number): number {
  const index = shore.findIndex(([south]) => south < lat);
  const [north, south] = [shore[index - 1], shore[index]];
  if (!north || !south) throw new Error(`${lat} is not on the coast that content/coast.ts has`);
  return north[1] + ((north[0] - lat) / (north[0] - south[0])) * (south[1] - north[1]);
}

/** How far the sea is from the office, straight east, in miles with one decimal: `3.7`. */
export function measureSea({ lat, lon }: { lat: number; lon: number } = firm.office): string {
  const miles = (findShore(lat) - lon) * Math.cos((lat * Math.PI) / 180) * milesOfDegree;
  return miles.toFixed(1);
}
