import { type Place, roads } from '../../content/coast.ts';
import type { Town } from '../../content/towns/types.ts';
import { office } from './projection.ts';
import type { View } from './view.ts';

/**
 * The roads on a drawing of a map, each from its west end to its east. The narrow one has only those that the drive
 * takes.
 */
export function listRoads(town: Town, view: View): { name: string; west: Place; east: Place }[] {
  const driven = [...town.drive.points, office].map(([lat]) => lat);
  const names = town.roads.filter((name) => view.name === 'wide' || driven.includes(roads[name].lat));
  return names.map((name) => ({ name, west: [roads[name].lat, roads[name].west], east: [roads[name].lat, roads[name].east] }));
}
