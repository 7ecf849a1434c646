import { shore } from '../../../content/cities/coast.ts';
import { firm } from '../../../content/firm.ts';
import { findLon, milesPerDegree } from '../../maps/projection.ts';

/**
 * Measures how far the sea is from the office, straight east, in miles with one decimal: `3.7`; undefined north or south of
 * the shore that content/cities/coast.ts has.
 */
export function measureSea({ lat, lon }: { lat: number; lon: number } = firm.office): string | undefined {
  const latitudes = shore.map(([lat]) => lat);
  if (lat > Math.max(...latitudes) || lat < Math.min(...latitudes)) return undefined;
  const miles = (findLon(shore, lat) - lon) * Math.cos((lat * Math.PI) / 180) * milesPerDegree;
  return miles.toFixed(1);
}
