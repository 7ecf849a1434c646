import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cities } from '../../content/cities/index.ts';
import type { Positions } from '../../content/towns/plan-types.ts';
import { towns } from '../../content/towns/table.ts';
import type { Town } from '../../content/towns/types.ts';
import { narrow, wide } from '../../server/maps/view.ts';
import { planTown } from './plan.ts';
import { toPositions } from './to-positions.ts';

const root = join(import.meta.dirname, '../..');
const file = 'content/generated/town-plans.ts';

/** A field of `Positions` as source code, with one line for each thing in it. */
function writeField([name, value]: [string, unknown]): string {
  const lines = Array.isArray(value) ? value.map((thing) => `\n${JSON.stringify(thing)},`) : undefined;
  return `${name}: ${lines ? `[${lines.join('')}\n]` : JSON.stringify(value)},\n`;
}

const writePositions = (positions: Positions) => `{\n${Object.entries(positions).map(writeField).join('')}}`;

function writePlan([slug, town]: [string, Town]): string {
  const city = cities.find(({ path }) => path === `/locations/${slug}`);
  if (!city) throw new Error(`content/towns/table.ts: no city has the page /locations/${slug}`);
  const drawings = [wide, narrow].map((view) => {
    const positions = toPositions(planTown(city.city, town, view));
    return `${view.name}: ${writePositions(positions)},\n`;
  });
  return `'${slug}': {\n${drawings.join('')}},\n`;
}

const source = `import type { TownPlan } from '../towns/plan-types.ts';
import type { TownSlug } from '../towns/table.ts';

// Written by \`npm run plan-maps\`. Do not edit.

/** Where everything stands on the map of each town. */
export const townPlans: Record<TownSlug, TownPlan> = {
${Object.entries(towns).map(writePlan).join('')}};
`;

writeFileSync(join(root, file), source);
execFileSync('npx', ['biome', 'check', '--write', file], { cwd: root, stdio: 'inherit' });
