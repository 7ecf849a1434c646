import MiniSearch from 'minisearch';
import type { PageLink } from '../shared/page-data.ts';

/** The words in the end of a path, and all of them as one: who types an address may leave out the hyphens. */
function listWords(path: string): string[] {
  const [, name = ''] = /([^/]*?)(?:\.html?)?\/*$/.exec(path.toLowerCase()) ?? [];
  const words = name.split(/%20|[^a-z\d]/).filter((word) => word.length > 2);
  return [...words, words.join('')];
}

/** Returns what finds up to three of `pages` that a mistyped path may have meant, the likeliest first. */
export function createNearestPages(pages: PageLink[]): (pathname: string) => PageLink[] {
  const index = new MiniSearch<PageLink>({
    idField: 'path',
    fields: ['path'],
    storeFields: ['path', 'name'],
    tokenize: listWords,
    searchOptions: { fuzzy: 0.3, prefix: true },
  });
  index.addAll(pages.filter(({ path }) => path !== '/'));
  return (pathname) =>
    index
      .search(pathname.slice(0, 80))
      .slice(0, 3)
      .map(({ path, name }) => ({ path, name }));
}
