import { getText } from '../shared/components/tree-nodes.tsx';
import type { PageLink, SearchResult } from '../shared/route.ts';
import { findNearestPages } from './nearest-pages.ts';

/**
 * Up to three links for a path that is no page: `pages` that it may be a misspelling of, then sections that speak of
 * the words in it, as `search` finds them.
 */
export function suggestPages(pathname: string, pages: PageLink[], search: (words: string) => SearchResult[]): PageLink[] {
  const nearest = findNearestPages(pathname, pages);
  const words = pathname.slice(0, 80).replace(/[^\p{L}\p{N}-]+/gu, ' ');
  const found = search(words).map(({ path, page, heading }) => ({ path, name: `${page}: ${getText(heading)}` }));
  return [...nearest, ...found.filter(({ path }) => !nearest.some((page) => page.path === path))].slice(0, 3);
}
