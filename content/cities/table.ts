import type { CityEntry } from '../types.ts';
import { type CityPath, cities } from './index.ts';

/** What the browser needs to know of a city: all but the words of its page. */
export type City = Omit<CityEntry<CityPath>, 'load'>;

/** Every city with a page, north to south along the coast. */
export const cityTable: City[] = cities.map(({ load, ...city }) => city);
