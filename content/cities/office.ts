import { firm } from '../firm.ts';
import type { CityPath } from './index.ts';
import { findNearestCities } from './nearest.ts';
import { cityTable } from './table.ts';

/** The city that the office is in. */
export const officeCity: CityPath = '/locations/boca-raton';

/** The cities that every page lists, and the map around the office. */
export const citiesAroundOffice = findNearestCities(firm.office, cityTable);
