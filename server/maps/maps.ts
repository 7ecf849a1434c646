import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { CityEntry } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import type { TreeNode } from '../../shared/tree.ts';
import { drawings } from './drawings.ts';

const label = 'Map of the towns we serve';

/** A map: the office that it was drawn for, and its drawings, of which a page shows the one that fits. */
export interface CityMap {
  office: string;
  drawings: TreeNode[];
}

/** The name of an attribute as React has it. */
const toProp = (name: string) =>
  name === 'class' ? 'className' : name.startsWith('aria-') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * Reads a map from its file, where each drawing is an `<svg>` with a place of its own. A color is a swatch, which every
 * editor shows, named after its token: `url(#foam)` is `var(--foam)`. What an editor adds for itself is left out, and the
 * `style` that it writes becomes attributes, since the policy forbids inline styles.
 */
export function readMap(text: string): CityMap {
  const isKept = (name: string, value: string) => name && !/:|^-/.test(name) && (name !== 'id' || text.includes(`"#${value}"`));

  function toTree(node: DefaultTreeAdapterTypes.ChildNode): TreeNode[] {
    if ('value' in node) return node.value.trim() ? [node.value] : [];
    if (!('tagName' in node)) return [];
    const given = node.attrs.flatMap(({ name, value }) =>
      name === 'style' ? value.split(';').map((rule) => rule.split(':')) : [[name, value]],
    );
    const kept = given.filter(([name = '', value = '']) => isKept(name, value));
    const attributes = kept.map(([name = '', value = '']) => [toProp(name), value.replace(/^url\(#(.+)\)$/, 'var(--$1)')]);
    return [[node.tagName, Object.fromEntries(attributes), node.childNodes.flatMap(toTree)]];
  }

  const [root] = parseFragment(text).childNodes.flatMap(toTree);
  const [, { dataOffice = '' }, children] = root && typeof root !== 'string' ? root : ['', {}, []];
  const drawings = children.flatMap((node): TreeNode[] => {
    if (typeof node === 'string' || node[0] !== 'svg') return [];
    const [name, { x, width, height, ...attributes }, parts] = node;
    return [[name, attributes, parts]];
  });
  return { office: dataOffice, drawings };
}

/** The maps by the names of their files: `coast`, and for a city the last part of its path. */
export const maps = new Map(Object.entries(drawings).map(([file, text]) => [file.replace('.svg', ''), readMap(text)]));

/** The office as `data-office` of a map names it. */
export const office = [firm.office.city, firm.office.near, firm.office.lat, firm.office.lon].join(', ');

/** The drawings of a map; none if it was drawn for another office. */
function findDrawings(name = ''): TreeNode[] {
  const map = maps.get(name);
  return map?.office === office ? map.drawings : [];
}

/** The map for the page of a city, and the ways to the office with their minutes: the map in words. Neither without a map. */
export function drawCity({ path, ways }: Pick<CityEntry<string>, 'path' | 'ways'>): TreeNode[] {
  const drawings = findDrawings(path.split('/').at(-1));
  if (drawings.length === 0) return [];
  const rows = ways.map(
    ([way, takes]): TreeNode => [
      'div',
      {},
      [
        ['dt', {}, [way]],
        ['dd', {}, [takes]],
      ],
    ],
  );
  return [
    ['div', { className: 'town-map', 'aria-hidden': 'true' }, drawings],
    ['dl', { className: 'town figure-rows' }, rows],
  ];
}

/** The map of the coast, with a link to the page of each city. */
export function drawCoast(): TreeNode[] {
  const drawings = findDrawings('coast');
  return drawings.length > 0 ? [['nav', { className: 'coast', 'aria-label': label }, drawings]] : [];
}
