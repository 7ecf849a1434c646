import MiniSearch, { type SearchResult as Hit, type SearchOptions } from 'minisearch';
import type { PageKind, SearchResult } from '../../shared/page-data.ts';
import { chooseSentence, markFound } from './excerpt.ts';
import type { PageSection } from './page-sections.ts';
import { findTerms, isExact, isTelling, listSynonyms, readQuestion } from './terms.ts';

/** Sections that speak of what is asked for in words, the best first. */
export type Search = (words: string) => SearchResult[];

/** How many sections are shown, and how many of one page or, of the page of forms, as many as there are of a number. */
const [mostResults, mostOfPage, mostForms] = [12, 2, 10];
const few = 5;

/** How much a section counts of a page that mentions what others explain; the head of a town's page counts in full. */
const weights: Partial<Record<PageKind, number>> = { city: 0.4, statement: 0.5, article: 0.7 };

const boost = { title: 8, name: 2, summary: 3, heading: 5, questions: 2 };
const tokenize = (term: string) => [term];
const asSpelled: SearchOptions = { tokenize, boost, combineWith: 'AND' };
/** A number brings all forms that begin with it. */
const asNumbered: SearchOptions = { ...asSpelled, prefix: (term) => /^\d{3,}$/.test(term) };
const asBegun: SearchOptions = { ...asSpelled, prefix: (term) => term.length > 2 && (!isExact(term) || /^\d+$/.test(term)) };
/** A long word with a letter or two that are wrong, but not the first. */
const misspelled: SearchOptions = {
  ...asBegun,
  fuzzy: (term) => (isExact(term) || term.length < 6 ? false : 0.2),
  filter: ({ terms, queryTerms }) => terms.every((term) => queryTerms.some((asked) => asked[0] === term[0])),
};
/** Ways to look for words, from what is likeliest meant: each adds to the one before until there are a few results. */
const ways: SearchOptions[] = [asNumbered, asBegun, misspelled];

function toResult({ section, terms }: Hit): SearchResult {
  const { path, name, kind, id, heading, texts }: PageSection = section;
  const found = new Set(terms);
  const others = texts.filter((text) => text !== heading);
  return {
    path: id ? `${path}#${id}` : path,
    page: name === heading ? '' : name,
    kind,
    heading: markFound(heading, found),
    sentence: markFound(chooseSentence(others, found), found),
  };
}

/** The best of each page, as many as are shown. */
function choose(hits: Hit[]): Hit[] {
  const counts = new Map<string, number>();
  const chosen = hits.filter(({ section: { path, kind } }) => {
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    return count < (kind === 'forms' ? mostForms : mostOfPage);
  });
  return chosen.slice(0, mostResults);
}

/** The index of sections; each hit brings its section. */
function indexSections(sections: PageSection[]): MiniSearch {
  const index = new MiniSearch({
    fields: [...Object.keys(boost), 'text'],
    storeFields: ['section'],
    tokenize: (text) => findTerms(text).map(({ term }) => term),
    processTerm: (term) => (isTelling(term) ? term : null),
  });
  index.addAll(
    sections.map((section, id) => {
      const [text, questions] = [section.texts, section.texts.filter((line) => line.endsWith('?'))].map((lines) =>
        lines.join('\n'),
      );
      return { ...section, id, section, questions, text };
    }),
  );
  return index;
}

/** The search of sections. */
export function createSearch(sections: PageSection[]): Search {
  const index = indexSections(sections);
  const isKnown = (term: string) => index.search(term, asSpelled).length > 0;
  const isForm = (number: string) => index.search(number, { ...asSpelled, fields: ['heading'] }).length > 0;

  const boostDocument = (place: number) => {
    const { kind = 'home', id = '' } = sections[place] ?? {};
    return (kind !== 'city' || id) && weights[kind] ? weights[kind] : 1;
  };

  function readQuery(words: string): string[] {
    // Who types "1120s" means the 1120-S, who types "1099s" several 1099, and who types "1099 misc" the 1099-MISC.
    const asked = words.slice(0, 100);
    // An amount of money says less than any word.
    const said = asked.replace(/\$ ?[\d.,]+|\b\d+,[\d,]+|\b\d{5,}\b/g, (amount) => (isForm(amount) ? amount : ' '));
    const spelled = (said.trim() || asked).replace(/(?<=\d)s\b/g, 'S');
    const joined = spelled.replace(/\b(\d{3,5}) ([a-z]{1,4})\b/gi, (apart, number: string, letters: string) =>
      isKnown(`${number}${letters}`.toLowerCase()) ? `${number}-${letters}` : apart,
    );
    const terms = findTerms(joined).map(({ term }) => term);
    const known = terms.map((term) => (isExact(term) && !isKnown(term) ? term.replace(/s$/, '') : term));
    return readQuestion(known);
  }

  return (words) => {
    const meant = new Set(readQuery(words).map(listSynonyms));
    const known = [...meant].flatMap((terms) => {
      const query = { combineWith: 'OR' as const, queries: terms };
      const count = index.search(query, misspelled).length;
      return count > 0 ? [{ query, count }] : [];
    });
    const queries = known.sort((a, b) => a.count - b.count).map(({ query }) => query);
    const hits = new Map<number, Hit>();
    // Of several words the most common is left out, and again, until there are a few results.
    for (; queries.length > 0; queries.pop())
      for (const way of ways) {
        if (hits.size >= few) return choose([...hits.values()]).map(toResult);
        for (const hit of index.search({ queries }, { ...way, boostDocument })) if (!hits.has(hit.id)) hits.set(hit.id, hit);
      }
    return choose([...hits.values()]).map(toResult);
  };
}
