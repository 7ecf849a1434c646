import type { SearchResult as Hit, SearchOptions } from 'minisearch';
import type { TreeNode } from '../../content/types.ts';
import { getText } from '../../shared/components/tree-nodes.tsx';
import { fillText } from '../../shared/dated-words.ts';
import { keepTokens } from '../../shared/jsx/keep-tokens.ts';
import type { SearchResult, TableRoute } from '../../shared/route.ts';
import { findRoute } from '../../shared/routes.ts';
import { toNodes } from '../figures/to-nodes.ts';
import type { PageSection } from './page-sections.ts';
import type { LoadedSearchIndex } from './read-search-index.ts';
import { findTerms, isExact, isTelling } from './terms.ts';

/** How many sections are shown, and how many of one page. */
const [mostResults, mostOfPage] = [20, 2];

/**
 * Sections that speak of what is asked for in words, the best first, as they read on a day of the office. The words are
 * taken as they are spelled if `strict`; otherwise they may be misspelled, or not all there.
 */
export type Search = (words: string, day: string, asked?: { strict?: boolean; most?: number }) => SearchResult[];

const boost = { page: 2, heading: 3 };
const tokenize = (query: string) => query.split(' ');
const asSpelled: SearchOptions = { tokenize, boost, combineWith: 'AND' };
const asBegun: SearchOptions = { ...asSpelled, prefix: (term) => !isExact(term) && term.length > 2 };
const misspelled: SearchOptions = { ...asBegun, fuzzy: (term) => (isExact(term) || term.length < 4 ? false : 0.2) };
/** Ways to look for words, from what is likeliest meant: the first that finds something is taken. */
const ways: SearchOptions[] = [asBegun, misspelled, { ...misspelled, combineWith: 'OR' }];

function getKind({ path, source }: TableRoute): SearchResult['kind'] {
  if (source.kind !== 'page') return source.kind === 'blog-year' ? 'page' : source.kind;
  return path === '/faqs' ? 'question' : path === '/forms' ? 'form' : 'page';
}

/** A text with what was found in `mark` elements. */
function mark(text: string, found: Set<string>): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = 0;
  for (const { term, start, end } of findTerms(text))
    if (found.has(term)) {
      nodes.push(text.slice(at, start), ['mark', {}, [text.slice(start, end)]]);
      at = end;
    }
  return [...nodes, text.slice(at)].filter((node) => node !== '');
}

/** A text as it is shown: its tokens kept together, and marked what was found. */
function show(text: string, found: Set<string>): TreeNode[] {
  return toNodes(keepTokens(text)).flatMap((node) => {
    if (typeof node === 'string') return mark(node, found);
    const [name, attributes, children] = node;
    return [[name, attributes, mark(getText(children), found)]];
  });
}

/** The sentence that has most of what was found, and one that is more than a title if there is a choice. */
function chooseSentence(texts: string[], found: Set<string>): string {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) +(?=[A-Z“])/));
  const count = (sentence: string) => new Set(findTerms(sentence).flatMap(({ term }) => (found.has(term) ? [term] : []))).size;
  const rated = sentences.map((sentence) => ({ sentence, rate: count(sentence) + (sentence.length > 40 ? 0.5 : 0) }));
  return rated.sort((a, b) => b.rate - a.rate)[0]?.sentence ?? '';
}

function toResult({ path, id, heading, texts }: PageSection, { terms }: Hit, day: string): SearchResult {
  const route = findRoute(path);
  const found = new Set(terms);
  const filled = texts.map((text) => fillText(text, day));
  return {
    path: id ? `${path}#${id}` : path,
    page: route.name,
    kind: getKind(route),
    heading: show(fillText(heading, day), found),
    sentence: show(chooseSentence(filled, found), found),
  };
}

/** The best of each page, as many as are shown. */
function choose(hits: Hit[], sections: PageSection[], most: number): { hit: Hit; section: PageSection }[] {
  const counts = new Map<string, number>();
  return hits
    .flatMap((hit) => {
      const section = sections[hit.id];
      return section ? [{ hit, section }] : [];
    })
    .filter(({ section: { path } }) => {
      const count = counts.get(path) ?? 0;
      counts.set(path, count + 1);
      return count < mostOfPage;
    })
    .slice(0, most);
}

/** The search of an index. */
export function createSearch({ sections, index }: Pick<LoadedSearchIndex, 'sections' | 'index'>): Search {
  const isKnown = (term: string) => index.search(term, asSpelled).length > 0;

  // A service explains what the page of a town mentions.
  const boostDocument = (id: number) => (sections[id]?.path.startsWith('/locations/') ? 0.7 : 1);

  function readQuery(words: string): string {
    // Who types "1120s" means the 1120-S, and who types "1099s" several 1099.
    const terms = findTerms(words.slice(0, 100).replace(/(?<=\d)s\b/g, 'S')).map(({ term }) => term);
    const known = terms.map((term) => (isExact(term) && !isKnown(term) ? term.replace(/s$/, '') : term));
    return [...new Set(known)].filter(isTelling).join(' ');
  }

  return (words, day, { strict = false, most = mostResults } = {}) => {
    const query = readQuery(words);
    for (const way of query ? (strict ? [asSpelled] : ways) : []) {
      const hits = index.search(query, { ...way, boostDocument });
      if (hits.length > 0) return choose(hits, sections, most).map(({ hit, section }) => toResult(section, hit, day));
    }
    return [];
  };
}
