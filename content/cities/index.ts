import { firm } from '../firm.ts';
import type { CityEntry } from '../types.ts';
import { body as bocaRaton } from './boca-raton.ts';
import { body as boyntonBeach } from './boynton-beach.ts';
import { body as deerfieldBeach } from './deerfield-beach.ts';
import { body as delrayBeach } from './delray-beach.ts';
import { body as fortLauderdale } from './fort-lauderdale.ts';
import { body as gulfStream } from './gulf-stream.ts';
import { body as highlandBeach } from './highland-beach.ts';
import { body as oceanRidge } from './ocean-ridge.ts';
import { body as pompanoBeach } from './pompano-beach.ts';

const list = [
  {
    title: 'Ocean Ridge',
    path: '/locations/ocean-ridge',
    city: 'Ocean Ridge',
    isTown: true,
    county: 'Palm Beach',
    lat: 26.527,
    lon: -80.0484,
    label: 'east',
    body: oceanRidge,
  },
  {
    title: 'Boynton Beach',
    path: '/locations/boynton-beach',
    city: 'Boynton Beach',
    county: 'Palm Beach',
    lat: 26.5318,
    lon: -80.0905,
    label: 'west',
    body: boyntonBeach,
  },
  {
    title: 'Gulf Stream',
    path: '/locations/gulf-stream',
    city: 'Gulf Stream',
    isTown: true,
    county: 'Palm Beach',
    lat: 26.4951,
    lon: -80.0564,
    label: 'east',
    body: gulfStream,
  },
  {
    title: 'Delray Beach',
    path: '/locations/delray-beach',
    city: 'Delray Beach',
    county: 'Palm Beach',
    lat: 26.4615,
    lon: -80.0728,
    label: 'west',
    body: delrayBeach,
  },
  {
    title: 'Highland Beach',
    path: '/locations/highland-beach',
    city: 'Highland Beach',
    county: 'Palm Beach',
    lat: 26.3998,
    lon: -80.0656,
    label: 'east',
    body: highlandBeach,
  },
  {
    title: 'Boca Raton',
    path: '/locations/boca-raton',
    city: 'Boca Raton',
    county: 'Palm Beach',
    lat: 26.3683,
    lon: -80.1289,
    label: 'west',
    body: bocaRaton,
  },
  {
    title: 'Deerfield Beach',
    path: '/locations/deerfield-beach',
    city: 'Deerfield Beach',
    county: 'Broward',
    lat: 26.3184,
    lon: -80.0998,
    label: 'west',
    body: deerfieldBeach,
  },
  {
    title: 'Pompano Beach',
    path: '/locations/pompano-beach',
    city: 'Pompano Beach',
    county: 'Broward',
    lat: 26.2379,
    lon: -80.1248,
    label: 'west',
    body: pompanoBeach,
  },
  {
    title: 'Fort Lauderdale',
    path: '/locations/fort-lauderdale',
    city: 'Fort Lauderdale',
    county: 'Broward',
    lat: 26.1224,
    lon: -80.1373,
    label: 'west',
    phone: firm.fortLauderdalePhone,
    body: fortLauderdale,
  },
] as const satisfies readonly CityEntry<`/locations/${string}`>[];

export type CityPath = (typeof list)[number]['path'];

/** Every city with a page, north to south along the coast. Latitude and longitude in degrees. */
export const cities: readonly CityEntry<CityPath>[] = list;

/** The seven service cities, and the towns that have a page beside them. */
export const serviceCities = cities.filter(({ isTown }) => !isTown);
export const towns = cities.filter(({ isTown }) => isTown);
