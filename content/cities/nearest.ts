import type { City } from './table.ts';

/** How many cities a map and the footer show: with more, the names on the map would lie over each other. */
const most = 12;

/** The cities next to a place, itself among them if it is one, in the order of `cities`. Degrees serve as distance. */
export function findNearestCities(place: { lat: number; lon: number }, cities: readonly City[]): City[] {
  const distance = ({ lat, lon }: City) => Math.hypot(lat - place.lat, lon - place.lon);
  const nearest = new Set([...cities].sort((a, b) => distance(a) - distance(b)).slice(0, most));
  return cities.filter((city) => nearest.has(city));
}
