import MiniSearch from 'minisearch';
import { indexOptions } from './index-options.ts';
import type { SearchIndex } from './search-index.ts';

/** What searches look through: all sections, MiniSearch's index of them by their place, and /forms. */
export type LoadedSearchIndex = Omit<SearchIndex, 'index'> & { index: MiniSearch };

/**
 * Reads the text of a `dist/search.json`. What was parsed is not held beside the index: it would take as much memory
 * again, 60 kB a page. Throws if it is not an index.
 */
export function readSearchIndex(text: string): LoadedSearchIndex {
  const { index, ...read }: SearchIndex = JSON.parse(text);
  return { ...read, index: MiniSearch.loadJS(index, indexOptions) };
}
