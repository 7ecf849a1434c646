import { firm } from '../firm.ts';
import type { CityEntry } from '../types.ts';

const list = [
  {
    title: 'Ocean Ridge',
    path: '/locations/ocean-ridge',
    city: 'Ocean Ridge',
    county: 'Palm Beach',
    lat: 26.527,
    lon: -80.0484,
    label: 'east',
    load: () => import('./ocean-ridge.ts'),
  },
  {
    title: 'Boynton Beach',
    path: '/locations/boynton-beach',
    city: 'Boynton Beach',
    county: 'Palm Beach',
    lat: 26.5318,
    lon: -80.0905,
    label: 'west',
    load: () => import('./boynton-beach.ts'),
  },
  {
    title: 'Gulf Stream',
    path: '/locations/gulf-stream',
    city: 'Gulf Stream',
    county: 'Palm Beach',
    lat: 26.4951,
    lon: -80.0564,
    label: 'east',
    load: () => import('./gulf-stream.ts'),
  },
  {
    title: 'Delray Beach',
    path: '/locations/delray-beach',
    city: 'Delray Beach',
    county: 'Palm Beach',
    lat: 26.4615,
    lon: -80.0728,
    label: 'west',
    load: () => import('./delray-beach.ts'),
  },
  {
    title: 'Highland Beach',
    path: '/locations/highland-beach',
    city: 'Highland Beach',
    county: 'Palm Beach',
    lat: 26.3998,
    lon: -80.0656,
    label: 'east',
    load: () => import('./highland-beach.ts'),
  },
  {
    title: 'Boca Raton',
    path: '/locations/boca-raton',
    city: 'Boca Raton',
    county: 'Palm Beach',
    lat: 26.3683,
    lon: -80.1289,
    label: 'west',
    load: () => import('./boca-raton.ts'),
  },
  {
    title: 'Deerfield Beach',
    path: '/locations/deerfield-beach',
    city: 'Deerfield Beach',
    county: 'Broward',
    lat: 26.3184,
    lon: -80.0998,
    label: 'west',
    load: () => import('./deerfield-beach.ts'),
  },
  {
    title: 'Pompano Beach',
    path: '/locations/pompano-beach',
    city: 'Pompano Beach',
    county: 'Broward',
    lat: 26.2379,
    lon: -80.1248,
    label: 'west',
    load: () => import('./pompano-beach.ts'),
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
    load: () => import('./fort-lauderdale.ts'),
  },
] as const satisfies readonly CityEntry<`/locations/${string}`>[];

export type CityPath = (typeof list)[number]['path'];

export type City = CityEntry<CityPath>;

/** Every city with a page, north to south along the coast. Latitude and longitude in degrees. */
export const cities: readonly City[] = list;

/** The city that the office is in. */
export const officeCity: CityPath = '/locations/boca-raton';
