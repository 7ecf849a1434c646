import type { SearchResult } from '../../shared/pages/search/props.ts';
import { chooseSentence, markFound } from './excerpt.ts';
import { type SearchSection, toAddress } from './page-sections.ts';

/** The most results in all, of one page, and of the page of forms, where ten forms may share a number. */
const [mostResults, mostOfPage, mostForms] = [12, 2, 10];

/** A section that a query matches, with the matching terms. */
export interface Match {
  section: SearchSection;
  terms: string[];
}

function toResult({ section, terms }: Match): SearchResult {
  const { name, kind, lang, heading, passages } = section;
  const found = new Set(terms);
  const { title, sentence } = chooseSentence(passages, found);
  return {
    path: toAddress(section),
    page: name === heading ? '' : name,
    kind,
    ...(lang && { lang }),
    heading: markFound(heading, found),
    title: markFound(title, found),
    sentence: markFound(sentence, found),
  };
}

/** Chooses the results from the matches, which come best first. A page may have only a few. */
export function toResults(found: Iterable<Match>): SearchResult[] {
  const counts = new Map<string, number>();
  const chosen = [...found].filter(({ section: { path, kind } }) => {
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    return count < (kind === 'forms' ? mostForms : mostOfPage);
  });
  return chosen.slice(0, mostResults).map(toResult);
}
