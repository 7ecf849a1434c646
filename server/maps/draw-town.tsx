import type { CityPath } from '../../content/cities/index.ts';
import { townPlans } from '../../content/generated/town-plans.ts';
import { towns } from '../../content/towns/table.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { TownMap } from './town-map.tsx';

/** The map for the page of a town, and the ways to the office with how long they take, which are the map in words. */
export function drawTown(path: CityPath): TreeNode[] {
  const town = towns[path];
  return toNodes(
    <>
      <TownMap town={town} plan={townPlans[path]} />
      <dl className="town figure-rows">
        {town.ways.map(([way, takes]) => (
          <div key={way}>
            <dt>{way}</dt>
            <dd>{takes}</dd>
          </div>
        ))}
      </dl>
    </>,
  );
}
