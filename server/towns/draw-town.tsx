import { cityTable } from '../../content/cities/table.ts';
import { towns } from '../../content/towns/table.ts';
import type { Town } from '../../content/towns/types.ts';
import type { TreeNode } from '../../content/types.ts';
import { toNodes } from '../figures/to-nodes.ts';
import { TownMap } from './town-map.tsx';

/** The ways to the office and how long they take: all that the map shows, as text. */
function Ways({ ways }: Pick<Town, 'ways'>) {
  return (
    <dl className="town">
      {ways.map(([way, takes]) => (
        <div key={way}>
          <dt>{way}</dt>
          <dd>{takes}</dd>
        </div>
      ))}
    </dl>
  );
}

const drawn = new Map<string, TreeNode[]>();

/**
 * The list of ways and the map of the town whose page has a slug, as trees of elements; undefined if it has none. Each
 * is drawn once, as the build asks for it on both sides.
 */
export function drawTown(slug: string): TreeNode[] | undefined {
  const town = towns[slug];
  const city = cityTable.find(({ path }) => path === `/locations/${slug}`);
  if (!town || !city) return undefined;
  const nodes =
    drawn.get(slug) ?? toNodes([<Ways key="ways" ways={town.ways} />, <TownMap key="map" name={city.city} town={town} />]);
  drawn.set(slug, nodes);
  return nodes;
}
