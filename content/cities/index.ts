import { city as bocaRaton } from './boca-raton.ts';
import { city as boyntonBeach } from './boynton-beach.ts';
import { city as deerfieldBeach } from './deerfield-beach.ts';
import { city as delrayBeach } from './delray-beach.ts';
import { city as fortLauderdale } from './fort-lauderdale.ts';
import { city as gulfStream } from './gulf-stream.ts';
import { city as highlandBeach } from './highland-beach.ts';
import { city as oceanRidge } from './ocean-ridge.ts';
import { city as pompanoBeach } from './pompano-beach.ts';
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
] satisfies CityEntry<`/locations/${string}`>[];

export type CityPath = (typeof list)[number]['path'];

/** Every city with a page, north to south along the coast. Latitude and longitude in degrees. */
export const cities: readonly CityEntry<CityPath>[] = list;

/** The seven service cities, and those that have a page beside them. */
export const serviceCities = cities.filter(({ hasPageOnly }) => !hasPageOnly);
export const otherCities = cities.filter(({ hasPageOnly }) => hasPageOnly);
