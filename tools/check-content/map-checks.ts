import type { CityEntry } from '../../content/cities/types.ts';
import { type Finding, warn } from './findings.ts';
import { findFile } from './read-records.ts';

/** The input of the check of the maps. */
export interface MapsInput {
  cities: readonly Pick<CityEntry<string>, 'path' | 'map'>[];
  /** Whether content/cities/coast.ts has a shore, and the office is on it. */
  hasShore: boolean;
  isOnCoast: boolean;
  findMisfit: (map: NonNullable<CityEntry<string>['map']>) => string | undefined;
}

/** The maps that pages leave out because they do not fit the office. A town without a map has none to leave out. */
export function checkMaps({ cities, hasShore, isOnCoast, findMisfit }: MapsInput): Finding[] {
  const towns = cities.flatMap(({ path, map }) => {
    const misfit = map && findMisfit(map);
    return misfit ? [warn(findFile(path), 'map', `${misfit}, so the page has no map; place its names anew, or take it out`)] : [];
  });
  const coast = warn(
    'content/cities/coast.ts',
    'shore',
    'does not pass the office, so no page has the map of the coast; draw the shore of the office, or empty it',
  );
  return [...(hasShore && !isOnCoast ? [coast] : []), ...towns];
}
