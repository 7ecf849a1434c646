import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchResult } from '../../shared/pages/search/props.ts';
import type { SearchSection } from './page-sections.ts';
import { toResults } from './results.ts';
import { isExact, listTerms } from './terms.ts';

const options: SearchOptions = {
  tokenize: (term) => [term],
  /** A long section is as good an answer as a short one. */
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
  boost: { title: 4, heading: 2, aliases: 5 },
  /** A word of three letters or more, or a number, also finds the words that begin with it. */
  prefix: (term) => term.length > 2 && (!isExact(term) || /^\d+$/.test(term)),
  filter: ({ terms, queryTerms }) => terms.every((term) => queryTerms.some((asked) => asked[0] === term[0])),
};
const asSpelled: SearchOptions = { ...options, prefix: false };

/** Words that every text has, and words that introduce a question. They find nothing. */
const stopWords = new Set(
  listTerms(
    'a after again allowed am an and any anyone anything are as at be been being but by can could did do does for from get gets getting go goes going got had happen happens has hasn’t have having he her here him his how i if i’m in into is isn’t it it’s its i’ve just know let like make me mean my need no not of on or our out please said say saying says she should so some somebody someone someone’s something tell than that that’s the their them then there these they this those to too up us want wants was wasn’t we were what what’s when where which while with won’t would you your',
  ),
);

/** Whether a term says something about a text. Stop words and single digits do not. */
function isTelling(term: string): boolean {
  return !stopWords.has(term) && !/^\d$/.test(term);
}

/** Words for a form or a letter, whose number says more. */
const papers = listTerms('form irs letter notice paper schedule');

/** Makes the indexed fields of a section. A page and a form have their name among them. */
function toDocument({ id, kind, name, heading, aliases = '', passages }: SearchSection, number: number) {
  const title = id === '' ? name : kind === 'forms' ? heading : '';
  return {
    id: number,
    title,
    heading: `${name}\n${heading}`,
    aliases: [title, aliases, ...passages.map((passage) => passage.aliases ?? '')].join('\n'),
    text: passages.map(({ title, text }) => `${title}\n${text}`).join('\n'),
  };
}

/** Finds the sections that match a query, the best first. */
export type Search = (words: string) => SearchResult[];

/** The sections of pages, and the search of them. */
interface SearchIndex {
  search: Search;
  /** Returns the indexed sections of the page at a path. */
  getSections: (path: string) => SearchSection[];
  /** Replaces the indexed sections of that page. */
  replaceSections: (path: string, sections: SearchSection[]) => void;
}

/** Creates an index without sections. */
export function createSearchIndex(): SearchIndex {
  const index = new MiniSearch({
    fields: ['title', 'heading', 'aliases', 'text'],
    tokenize: listTerms,
    processTerm: (term) => isTelling(term) && term,
  });
  const sections = new Map<number, SearchSection>();
  const idsByPath = new Map<string, number[]>();
  let lastId = 0;

  function add(section: SearchSection): number {
    const id = ++lastId;
    sections.set(id, section);
    index.add(toDocument(section, id));
    return id;
  }

  function remove(id: number): void {
    sections.delete(id);
    index.discard(id);
  }

  const listIds = (path: string) => idsByPath.get(path) ?? [];
  const listKnown = (ids: number[]) => ids.flatMap((id) => sections.get(id) ?? []);
  const isKnown = (term: string) => index.search(term, asSpelled).length > 0;
  const isFound = (term: string) => index.search(term, options).length > 0;
  /** A long word without a match may have one wrong letter, but not the first. */
  const fuzzy = (term: string) => !isExact(term) && term.length > 5 && !isFound(term) && 1;

  /** Reads the terms of a query: "1120s" is the 1120-S, "1099s" the plural of 1099, and "1099 misc" the 1099-MISC. */
  function readTerms(words: string): string[] {
    const spelled = words.slice(0, 100).replace(/(?<=\d)s\b/g, 'S');
    const joined = spelled.replace(/\b(\d{3,5}) ([a-z]{1,4})\b/gi, (apart, number: string, letters: string) =>
      isKnown(`${number}${letters}`.toLowerCase()) ? `${number}-${letters}` : apart,
    );
    const terms = listTerms(joined).map((term) => (isExact(term) && !isKnown(term) ? term.replace(/s$/, '') : term));
    return [...new Set(terms.filter(isTelling))];
  }

  /** Whether a term is the number of a form or letter that the site does not mention. No other form answers a search for it. */
  const isUnknown = (term: string) => /\d\d/.test(term) && !isFound(term);

  function search(words: string) {
    const queries = readTerms(words);
    if (queries.some(isUnknown) && queries.every((term) => papers.includes(term) || isUnknown(term))) return [];
    const hits = index.search({ combineWith: 'OR', queries }, { ...options, fuzzy });
    return toResults(hits.flatMap(({ id, terms }) => listKnown([id]).map((section) => ({ section, terms }))));
  }

  return {
    search,
    getSections: (path) => listKnown(listIds(path)),
    replaceSections(path, next) {
      for (const id of listIds(path)) remove(id);
      idsByPath.set(path, next.map(add));
    },
  };
}
