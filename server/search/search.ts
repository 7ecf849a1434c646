import MiniSearch, { type SearchResult as SearchHit, type SearchOptions } from 'minisearch';
import type { Answer } from '../../content/answers.ts';
import type { PageKind, SearchResult } from '../../shared/page-data.ts';
import { findAnswers } from './find-answers.ts';
import { type PageSection, toAddress } from './page-sections.ts';
import { isTelling, listSynonyms, readQuestion } from './read-question.ts';
import { type Found, toResults } from './results.ts';
import { isExact, listTerms } from './terms.ts';

/** Sections that speak of what is asked for in words, the best first. */
export type Search = (words: string) => SearchResult[];

/** How much a section counts of a page that mentions what others explain; the head of a town's page counts in full, reviews hardly. */
const weights: Partial<Record<PageKind, number>> = { city: 0.4, statement: 0.5, article: 0.7 };

/** Words for a paper, which its number says more of. */
const papers = listTerms('form irs letter notice paper schedule');

/** A word that fewer sections have is what a question is about. */
const few = 8;

const options: SearchOptions = {
  tokenize: (term) => [term],
  boost: { title: 8, name: 2, heading: 5 },
  /** A word from its third letter on, and a number, bring what begins with them. */
  prefix: (term) => term.length > 2 && (!isExact(term) || /^\d+$/.test(term)),
  /** A long word may have a letter or two that are wrong, but not the first. */
  fuzzy: (term) => (isExact(term) || term.length < 6 ? false : 0.2),
  filter: ({ terms, queryTerms }) => terms.every((term) => queryTerms.some((asked) => asked[0] === term[0])),
};
const asSpelled: SearchOptions = { ...options, prefix: false, fuzzy: false };

/** The index of sections; each hit brings its section. */
async function indexSections(sections: PageSection[]): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: ['title', 'name', 'heading', 'text'],
    storeFields: ['section'],
    tokenize: listTerms,
    processTerm: (term) => (isTelling(term) ? term : null),
  });
  await index.addAllAsync(
    sections.map(({ name, heading, id, passages }, place) => ({
      id: place,
      section: sections[place],
      title: id ? '' : name,
      name,
      heading,
      text: passages.map(({ title, text }) => `${title}\n${text}`).join('\n'),
    })),
  );
  return index;
}

/** The search of sections. */
export async function createSearch(sections: PageSection[]): Promise<Search> {
  const index = await indexSections(sections);
  const isKnown = (term: string) => index.search(term, asSpelled).length > 0;
  const isRare = (term: string) => index.search(term, asSpelled).length < few;
  const isForm = (number: string) => index.search(number, { ...asSpelled, fields: ['heading'] }).length > 0;

  const boostDocument = (place: number) => {
    const { kind = 'home', id = '' } = sections[place] ?? {};
    return id === 'reviews' ? 0.3 : ((kind !== 'city' || id ? weights[kind] : undefined) ?? 1);
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

  function toFound({ section: address, quote }: Answer, terms: string[]): [number, Found][] {
    const place = sections.findIndex((section) => toAddress(section) === address);
    const section = sections[place];
    return section ? [[place, { section, terms, quoted: quote ? listTerms(quote) : terms }]] : [];
  }

  return (words) => {
    const asked = readQuery(words);
    const telling = readQuestion(asked).filter((term) => listSynonyms(term).some(isTelling));
    const found = new Map(findAnswers(asked, isRare).flatMap((answer) => toFound(answer, telling)));
    const isUnknown = (term: string) => /\d\d/.test(term) && index.search(term, options).length === 0;
    // Of a paper of which the site does not speak, no other says anything.
    if (found.size === 0 && telling.some(isUnknown) && telling.every((term) => papers.includes(term) || isUnknown(term)))
      return [];
    const meant = [...new Set(telling.map(listSynonyms))];
    /** How many of the words that are meant a section has, of all. */
    const share = ({ queryTerms }: SearchHit) =>
      meant.filter((terms) => terms.some((term) => queryTerms.includes(term))).length / meant.length;
    const rate = (hit: SearchHit) => hit.score * share(hit) ** 3;
    const hits = index.search({ combineWith: 'OR', queries: meant.flat() }, { ...options, boostDocument });
    // Where there is an answer, others need nearly as many of the words.
    const least = Math.max(...hits.map(share)) * (found.size > 0 ? 0.9 : 0.5);
    for (const hit of hits.sort((a, b) => rate(b) - rate(a)))
      if (share(hit) > least && !found.has(hit.id))
        found.set(hit.id, { section: hit.section, terms: hit.terms, quoted: hit.terms });
    return toResults(found.values());
  };
}
