import { firm } from '../../content/firm.ts';
import { emptyIndex, loadOn } from '../../server/page/site-index.ts';
import type { Page } from '../../server/pages/page.ts';
import type { TreeNode } from '../../shared/tree.ts';

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

/** The classes of an element and of everything in it. */
export function listClasses(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [, { className = '' }, children] = node;
  return [...className.split(' '), ...children.flatMap(listClasses)];
}

const isElement = (value: unknown[]): value is Exclude<TreeNode, string> => {
  const [name, attributes, children] = value;
  return typeof name === 'string' && typeof attributes === 'object' && Array.isArray(children);
};

/** The first drawn element that has a class, anywhere in a page's data. */
function findElement(value: unknown, className: string): TreeNode | undefined {
  if (!value || typeof value !== 'object') return undefined;
  if (Array.isArray(value) && isElement(value) && value[1].className?.split(' ').includes(className)) return value;
  for (const part of Object.values(value)) {
    const found = findElement(part, className);
    if (found) return found;
  }
  return undefined;
}

/** Reads the content of a page's link preview on a day, an ISO date. It shows nothing of the index of all pages. */
export function readSubject(page: Page, day: string): PreviewSubject {
  const { texts, props } = loadOn(page, day, emptyIndex);
  const { brand, cityLabel, stateName } = firm;
  return {
    brand,
    cityLabel: `${cityLabel}, ${stateName}`,
    heading: texts[0].heading,
    figure: findElement(props, findFigureClass(page.path)),
  };
}
