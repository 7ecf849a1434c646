import type { Place } from '../../content/cities/coast.ts';
import type { CityEntry } from '../../content/cities/types.ts';
import { milesPerDegree } from '../../server/maps/projection.ts';
import { error, type Finding, warn } from './findings.ts';
import { findFile } from './read-records.ts';

/** The input of the check of the towns and their maps. */
export interface TownsInput {
  cities: readonly Pick<CityEntry<string>, 'path' | 'city' | 'lat' | 'lon' | 'map'>[];
  /** The towns without a page. */
  nearbyTowns: readonly string[];
  office: Place;
  /** The city of the office. */
  homeCity: string;
  /** The shore that content/cities/coast.ts has; none if pages have no maps. */
  shore: readonly Place[];
  isOnCoast: (place: Place) => boolean;
  findMisfit: (map: NonNullable<CityEntry<string>['map']>) => string | undefined;
}

const coast = 'content/cities/coast.ts';

/** The towns that the map of the coast cannot show. It reaches to all others. */
function checkPlaces({ cities, isOnCoast }: TownsInput): Finding[] {
  return cities
    .filter(({ lat, lon }) => !isOnCoast([lat, lon]))
    .map(({ path, lat, lon }) =>
      error(
        findFile(path),
        'lat, lon',
        `${lat}, ${lon} is not on the shore of ${coast}; draw the shore on to there, or correct it`,
      ),
    );
}

/** How far the dot of a town on its map, where the drive begins, may be from the town, in miles; that of the office's city, downtown. */
const near = { town: 1, home: 3.2 };

/** Measures how far two places are from each other, in miles. */
function measureMiles([lat, lon]: Place, other: Place): number {
  const across = Math.cos((lat * Math.PI) / 180);
  return Math.hypot(other[0] - lat, (other[1] - lon) * across) * milesPerDegree;
}

/** Maps that were copied from another town and still show it: its dot, or its first landmark, which is large in the link preview. */
function checkCopies({ cities, homeCity }: TownsInput): Finding[] {
  return cities.flatMap(({ path, city, lat, lon, map }, index) => {
    const [start] = map?.drive.points ?? [];
    const miles = start ? measureMiles([lat, lon], start) : 0;
    const kind = map?.landmarks[0]?.kind;
    const other = kind && cities.slice(0, index).find((above) => above.map?.landmarks[0]?.kind === kind);
    return [
      ...(miles > (city === homeCity ? near.home : near.town)
        ? [
            error(
              findFile(path),
              'map.drive.points[0]',
              `is ${miles.toFixed(1)} miles from ${city} at ${lat}, ${lon}; begin the drive there`,
            ),
          ]
        : []),
      ...(other
        ? [error(findFile(path), 'map.landmarks[0].kind', `"${kind}" is the first of ${other.city}, too; each town has its own`)]
        : []),
    ];
  });
}

/** The maps that pages leave out because they do not fit the office. A town without a map has none to leave out. */
function checkTownMaps({ cities, findMisfit }: TownsInput): Finding[] {
  return cities.flatMap(({ path, map }) => {
    const misfit = map && findMisfit(map);
    return misfit ? [warn(findFile(path), 'map', `${misfit}, so the page has no map; place its names anew, or take it out`)] : [];
  });
}

/** The towns that have a page and are listed among those without one. */
function checkNearby({ cities, nearbyTowns }: TownsInput): Finding[] {
  return cities
    .filter(({ city }) => nearbyTowns.includes(city))
    .map(({ city, path }) => error('content/cities/nearby-towns.ts', city, `has a page of its own, ${path}; strike it out here`));
}

function checkCoast(input: TownsInput): Finding[] {
  const { shore, office, isOnCoast } = input;
  if (shore.length === 0) return [];
  if (isOnCoast(office)) return checkPlaces(input);
  const message = 'does not pass the office, so no page has the map of the coast; draw the shore of the office, or empty it';
  return [warn(coast, 'shore', message)];
}

/** Checks the towns: those that the map of the coast cannot show, the maps that are left out, and the list of the others. */
export function checkTowns(input: TownsInput): Finding[] {
  return [...checkCoast(input), ...checkTownMaps(input), ...checkCopies(input), ...checkNearby(input)];
}
