import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cities } from '../../content/cities/index.ts';
import { townPlans } from '../../content/generated/town-plans.ts';
import type { Positions, TownPlan } from '../../content/towns/plan-types.ts';
import { towns } from '../../content/towns/table.ts';
import { narrow, type View, wide } from '../../server/maps/view.ts';
import { findMisfits } from './find-misfits.ts';
import { planTown } from './plan.ts';

// `npm run plan-maps` plans the maps on which something no longer fits; `-- /locations/delray-beach` plans those of that town.
const again = process.argv.slice(2);
const kept = new Map<string, TownPlan>(Object.entries(townPlans));
const root = join(import.meta.dirname, '../..');
const file = 'content/generated/town-plans.ts';

/** The positions that are kept if they fit, and else new ones. */
function plan({ city, path }: (typeof cities)[number], view: View): Positions {
  const town = towns[path];
  const positions = kept.get(path)?.[view.name];
  const misfits = positions ? findMisfits(city, town, view, positions) : ['it is new'];
  if (positions && misfits.length === 0 && !again.includes(path)) return positions;
  console.info([`The ${view.name} map of ${city} is planned.`, ...misfits].join('\n  '));
  return planTown(city, town, view);
}

const plans = cities.map((city) => [city.path, { wide: plan(city, wide), narrow: plan(city, narrow) }] as const);
const source = `import type { CityPath } from '../cities/index.ts';
import type { TownPlan } from '../towns/plan-types.ts';

// Written by \`npm run plan-maps\`. Do not edit.

/** Where everything stands on the map of each town. */
export const townPlans: Record<CityPath, TownPlan> = ${JSON.stringify(Object.fromEntries(plans))};
`;

writeFileSync(join(root, file), source);
execFileSync('npx', ['biome', 'check', '--write', file], { cwd: root, stdio: 'inherit' });
