import { type Place, type RoadName, roads } from '../../content/coast.ts';
import type { Town } from '../../content/towns/types.ts';
import { office } from './projection.ts';
import type { View } from './view.ts';

/** The roads on a drawing of a map. The narrow one has only those that the drive takes. */
export function listRoads(town: Town, view: View): RoadName[] {
  const driven = [...town.drive.points, office].map(([lat]) => lat);
  return town.roads.filter((name) => view.name === 'wide' || driven.includes(roads[name].lat));
}

/** A road from its west end to its east. */
export function findRoad(name: RoadName): Place[] {
  const { lat, west, east } = roads[name];
  return [
    [lat, west],
    [lat, east],
  ];
}
