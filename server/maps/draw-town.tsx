import { type CityPath, cities } from '../../content/cities/index.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { TownDrawings } from './town-drawings.tsx';

/** Draws the map for the page of a town, and lists the ways to the office with their minutes: the map in words. */
export function drawTown(path: CityPath): TreeNode[] {
  const { map } = cities.find((city) => city.path === path) ?? {};
  if (!map) throw new Error(`no city ${path}`);
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
