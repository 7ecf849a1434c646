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

/** The map of each town, by the slug of its page. A town without one shows its words alone. */
export const towns = {
  'ocean-ridge': oceanRidge,
  'boynton-beach': boyntonBeach,
  'gulf-stream': gulfStream,
  'delray-beach': delrayBeach,
  'highland-beach': highlandBeach,
  'boca-raton': bocaRaton,
  'deerfield-beach': deerfieldBeach,
  'pompano-beach': pompanoBeach,
  'fort-lauderdale': fortLauderdale,
} satisfies Record<string, Town>;

export type TownSlug = keyof typeof towns;
