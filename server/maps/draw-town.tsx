import { townPlans } from '../../content/generated/town-plans.ts';
import { type TownSlug, towns } from '../../content/towns/table.ts';
import type { Town } from '../../content/towns/types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { TownMap } from './town-map.tsx';

/** The ways to the office and how long they take: the map in words. */
function Ways({ ways }: Pick<Town, 'ways'>) {
  return (
    <dl className="town figure-rows">
      {ways.map(([way, takes]) => (
        <div key={way}>
          <dt>{way}</dt>
          <dd>{takes}</dd>
        </div>
      ))}
    </dl>
  );
}

const isTown = (slug: string): slug is TownSlug => Object.hasOwn(towns, slug);

/** The map and the list of ways for the page of a town, as trees of elements; undefined if the town has no map. */
export function drawTown(slug: string): TreeNode[] | undefined {
  if (!isTown(slug)) return undefined;
  const town = towns[slug];
  return toNodes([<TownMap key="map" town={town} plan={townPlans[slug]} />, <Ways key="ways" ways={town.ways} />]);
}
