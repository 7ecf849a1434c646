import type { PageLink } from '../shared/page-data.ts';
import { pages } from './find-page.ts';
import { getText } from './get-text.ts';
import { createNearestPages } from './nearest-pages.ts';
import type { Search } from './search/search.ts';

const findNearest = createNearestPages(pages);

/**
 * Up to three links for a path that is no page: pages that it may be a misspelling of, then sections that speak of
 * the words in it, as `search` finds them.
 */
export function suggestPages(pathname: string, search: Search): PageLink[] {
  const nearest = findNearest(pathname);
  const words = pathname.slice(0, 80).replace(/[^\p{L}\p{N}-]+/gu, ' ');
  const found = search(words, { strict: true, most: 3 }).map(({ path, page, heading }) => ({
    path,
    name: `${page}: ${getText(heading)}`,
  }));
  return [...nearest, ...found.filter(({ path }) => !nearest.some((page) => page.path === path))].slice(0, 3);
}
