import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Answer } from '../../content/answers.ts';
import type { PageKind, SearchResult } from '../../shared/page-data.ts';
import { findAnswers } from './find-answers.ts';
import { type PageSection, toAddress } from './page-sections.ts';
import { type Found, toResults } from './results.ts';
import { isExact, isTelling, listSynonyms, listTerms, readQuestion } from './terms.ts';

/** Sections that speak of what is asked for in words, the best first. */
export type Search = (words: string) => SearchResult[];

/** As many results as need no others that have fewer of the words. */
const few = 5;

/** How much a section counts of a page that mentions what others explain; the head of a town's page counts in full. */
const weights: Partial<Record<PageKind, number>> = { city: 0.4, statement: 0.5, article: 0.7 };

const boost = { title: 8, name: 2, heading: 5 };
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

/** The index of sections; each hit brings its section. */
function indexSections(sections: PageSection[]): MiniSearch {
  const index = new MiniSearch({
    fields: [...Object.keys(boost), 'text'],
    storeFields: ['section'],
    tokenize: listTerms,
    processTerm: (term) => (isTelling(term) ? term : null),
  });
  index.addAll(sections.map((section, id) => ({ ...section, id, section, text: section.texts.join('\n') })));
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
    return listTerms(joined).map((term) => (isExact(term) && !isKnown(term) ? term.replace(/s$/, '') : term));
  }

  function toFound({ section: address, quote }: Answer, asked: string[]): [number, Found][] {
    const place = sections.findIndex((section) => toAddress(section) === address);
    const [section, terms] = [sections[place], [...asked, ...listTerms(quote ?? '').filter(isTelling)]];
    return section ? [[place, { section, terms, quoted: quote ? listTerms(quote) : asked }]] : [];
  }

  return (words) => {
    const asked = readQuery(words);
    const telling = readQuestion(asked).filter((term) => listSynonyms(term).some(isTelling));
    const found = new Map(findAnswers(asked).flatMap((answer) => toFound(answer, telling)));
    const known = [...new Set(telling.map(listSynonyms))].flatMap((terms) => {
      const query = { combineWith: 'OR' as const, queries: terms };
      const count = index.search(query, misspelled).length;
      return count > 0 ? [{ query, count }] : [];
    });
    const queries = known.sort((a, b) => a.count - b.count).map(({ query }) => query);
    // Of several words the most common is left out, and again, until there are a few results.
    for (; queries.length > 0 && found.size < few; queries.pop())
      for (const way of ways)
        if (found.size < few)
          for (const { id, section, terms } of index.search({ queries }, { ...way, boostDocument }))
            if (!found.has(id)) found.set(id, { section, terms, quoted: terms });
    return toResults(found.values());
  };
}
