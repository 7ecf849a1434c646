import { firm } from '../../content/firm.ts';
import { emptyIndex, loadOn } from '../../server/page/site-index.ts';
import type { Page } from '../../server/pages/page.ts';
import { type TreeNode, walk } from '../../shared/tree.ts';

/** The content of a page's link preview. */
export interface PreviewSubject extends Pick<typeof firm, 'brand' | 'cityLabel'> {
  heading: string;
  /** The page's figure or map. A page without one shows the horizon. */
  figure: TreeNode | undefined;
}

/** The class of a page's figure or map, if the page has one. */
export function findFigureClass(path: string): string {
  if (path === '/location') return 'coast';
  return path.startsWith('/locations/') ? 'town-map' : 'figure';
}

const classesOf = (node: TreeNode) => (typeof node === 'string' ? [] : (node[1].className ?? '').split(' '));

/** The classes of an element and of everything in it. */
export const listClasses = (node: TreeNode): string[] => [...walk([node])].flatMap(classesOf);

/** Reads the content of a page's link preview on a day, an ISO date. It shows nothing of the index of all pages. */
export function readSubject(page: Page, day: string): PreviewSubject {
  const { texts, props } = loadOn(page, day, emptyIndex);
  const { brand, cityLabel, stateName } = firm;
  const drawn = [...('figure' in props ? props.figure : []), ...('map' in props ? props.map : [])];
  return {
    brand,
    cityLabel: `${cityLabel}, ${stateName}`,
    heading: texts[0].heading,
    figure: [...walk(drawn)].find((node) => classesOf(node).includes(findFigureClass(page.path))),
  };
}
