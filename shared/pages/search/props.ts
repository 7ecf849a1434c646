import type { Letter } from '../../../content/forms/letters.ts';
import type { search } from '../../../content/pages/search.ts';
import type { PageKind } from '../../page/page-frame.ts';
import type { TreeNode } from '../../tree.ts';

/** A section that a search has found. */
export interface SearchResult {
  /** With the section's id. */
  path: string;
  /** The page's name, or empty if the heading is the same. */
  page: string;
  kind: PageKind;
  /** The language of its words, if it is not that of the site. */
  lang?: string;
  /** With the words that were found in `mark` elements. */
  heading: TreeNode[];
  /** A sentence of the section, and the title of its item, which is shown first; empty for a sentence without an item. */
  title: TreeNode[];
  sentence: TreeNode[];
}

export interface SearchProps {
  words: typeof search;
  query: string;
  results: SearchResult[];
  letter?: Letter;
}
