import { type Place, type Road, type RoadName, roads } from '../../content/cities/coast.ts';
import type { TownMap } from '../../content/cities/types.ts';
import { office } from './projection.ts';
import type { View } from './view.ts';

const findRoad = (name: RoadName): Road => roads[name];

/**
 * Lists the roads on a drawing of a map, each from its west end to its east. The narrow drawing has only the roads of the
 * drive.
 */
export function listRoads(map: TownMap, view: View): { name: string; west: Place; east: Place }[] {
  const driven = [...map.drive.points, office].map(([lat]) => lat);
  const names = map.roads.filter((name) => view.name === 'wide' || driven.includes(findRoad(name).lat));
  return names.map((name) => {
    const { lat, west, east } = findRoad(name);
    return { name, west: [lat, west], east: [lat, east] };
  });
}
