import { town as bocaRaton } from './boca-raton.ts';
import { town as boyntonBeach } from './boynton-beach.ts';
import { town as deerfieldBeach } from './deerfield-beach.ts';
import { town as delrayBeach } from './delray-beach.ts';
import { town as fortLauderdale } from './fort-lauderdale.ts';
import { town as gulfStream } from './gulf-stream.ts';
import { town as highlandBeach } from './highland-beach.ts';
import { town as oceanRidge } from './ocean-ridge.ts';
import { town as pompanoBeach } from './pompano-beach.ts';
import type { CityEntry } from './types.ts';

const list = [
  oceanRidge,
  boyntonBeach,
  gulfStream,
  delrayBeach,
  highlandBeach,
  bocaRaton,
  deerfieldBeach,
  pompanoBeach,
  fortLauderdale,
];

export type CityPath = (typeof list)[number]['path'];

/** Every city with a page, north to south along the coast. Latitude and longitude in degrees. */
export const cities: readonly CityEntry<CityPath>[] = list;

/** The seven service cities, and those that have a page beside them. */
export const serviceCities = cities.filter(({ hasPageOnly }) => !hasPageOnly);
export const otherCities = cities.filter(({ hasPageOnly }) => hasPageOnly);
