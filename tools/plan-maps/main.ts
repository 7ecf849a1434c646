import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cities } from '../../content/cities/index.ts';
import { townPlans } from '../../content/generated/town-plans.ts';
import type { Positions, TownPlan } from '../../content/towns/plan-types.ts';
import { towns } from '../../content/towns/table.ts';
import type { Town } from '../../content/towns/types.ts';
import { narrow, type View, wide } from '../../server/maps/view.ts';
import { findMisfits } from './find-misfits.ts';
import { planTown } from './plan.ts';

// `npm run plan-maps` plans the maps on which something no longer fits; `-- delray-beach` plans those of that town.
const again = process.argv.slice(2);
const kept = new Map<string, TownPlan>(Object.entries(townPlans));
const root = join(import.meta.dirname, '../..');
const file = 'content/generated/town-plans.ts';

/** The positions that are kept if they fit, and else new ones. */
function plan(slug: string, town: Town, view: View): Positions {
  const city = cities.find(({ path }) => path === `/locations/${slug}`);
  if (!city) throw new Error(`content/towns/table.ts: no city has the page /locations/${slug}`);
  const positions = kept.get(slug)?.[view.name];
  const misfits = positions ? findMisfits(city.city, town, view, positions) : ['it is new'];
  if (positions && misfits.length === 0 && !again.includes(slug)) return positions;
  console.info([`The ${view.name} map of ${city.city} is planned.`, ...misfits].join('\n  '));
  return planTown(city.city, town, view);
}

const plans = Object.entries(towns).map(([slug, town]) => {
  const both: TownPlan = { wide: plan(slug, town, wide), narrow: plan(slug, town, narrow) };
  return [slug, both] as const;
});
const source = `import type { TownPlan } from '../towns/plan-types.ts';
import type { TownSlug } from '../towns/table.ts';

// Written by \`npm run plan-maps\`. Do not edit.

/** Where everything stands on the map of each town. */
export const townPlans: Record<TownSlug, TownPlan> = ${JSON.stringify(Object.fromEntries(plans))};
`;

writeFileSync(join(root, file), source);
execFileSync('npx', ['biome', 'check', '--write', file], { cwd: root, stdio: 'inherit' });
