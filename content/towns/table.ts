import type { CityPath } from '../cities/index.ts';
import { town as bocaRaton } from './boca-raton.ts';
import { town as boyntonBeach } from './boynton-beach.ts';
import { town as deerfieldBeach } from './deerfield-beach.ts';
import { town as delrayBeach } from './delray-beach.ts';
import { town as fortLauderdale } from './fort-lauderdale.ts';
import { town as gulfStream } from './gulf-stream.ts';
import { town as highlandBeach } from './highland-beach.ts';
import { town as oceanRidge } from './ocean-ridge.ts';
import { town as pompanoBeach } from './pompano-beach.ts';
import type { Town } from './types.ts';

/** The map of each town, by the path of its page. */
export const towns: Record<CityPath, Town> = {
  '/locations/ocean-ridge': oceanRidge,
  '/locations/boynton-beach': boyntonBeach,
  '/locations/gulf-stream': gulfStream,
  '/locations/delray-beach': delrayBeach,
  '/locations/highland-beach': highlandBeach,
  '/locations/boca-raton': bocaRaton,
  '/locations/deerfield-beach': deerfieldBeach,
  '/locations/pompano-beach': pompanoBeach,
  '/locations/fort-lauderdale': fortLauderdale,
};
