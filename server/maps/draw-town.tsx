import type { TownMap } from '../../content/cities/types.ts';
import type { TreeNode } from '../../shared/tree.ts';
import { toNodes } from '../figures/to-nodes.ts';
import { findMisfit } from './find-misfit.ts';
import { TownDrawings } from './town-drawings.tsx';

/**
 * Draws the map for the page of a town, and lists the ways to the office with their minutes: the map in words. Nothing is
 * drawn where there is no map, or none that fits the office.
 */
export function drawTown(map: TownMap | undefined): TreeNode[] {
  if (!map || findMisfit(map)) return [];
  return toNodes(
    <>
      <TownDrawings map={map} />
      <dl className="town figure-rows">
        {map.ways.map(([way, takes]) => (
          <div key={way}>
            <dt>{way}</dt>
            <dd>{takes}</dd>
          </div>
        ))}
      </dl>
    </>,
  );
}
