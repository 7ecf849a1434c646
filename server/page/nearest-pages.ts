import MiniSearch from 'minisearch';
import type { PageLink } from '../../shared/page/page-frame.ts';

/** Lists the words in the last part of a path, and all of them as one word: visitors leave out hyphens. */
function listWords(path: string): string[] {
  const [, name = ''] = /([^/]*?)(?:\.html?)?\/*$/.exec(path.toLowerCase()) ?? [];
  const words = name.split(/%20|[^a-z\d]/).filter((word) => word.length > 2);
  return [...words, words.join('')];
}

/** Returns a function that finds the two of `pages` that a mistyped path may have meant, in their order. */
export function createNearestPages(pages: PageLink[]): (pathname: string) => PageLink[] {
  const index = new MiniSearch<PageLink>({
    idField: 'path',
    fields: ['path'],
    tokenize: listWords,
    searchOptions: { fuzzy: 0.3, prefix: true },
  });
  index.addAll(pages.filter(({ path }) => path !== '/'));
  return (pathname) => {
    const found = index.search(pathname.slice(0, 80)).slice(0, 2);
    return pages.filter(({ path }) => found.some(({ id }) => id === path)).map(({ path, name }) => ({ path, name }));
  };
}
