import type { SearchResult } from '../../shared/pages/search/props.ts';
import { chooseSentence, markFound } from './excerpt.ts';
import { type SearchSection, toAddress } from './page-sections.ts';

/** How many sections are shown, and how many of one page or, of the page of forms, as many as there are of a number. */
const [mostResults, mostOfPage, mostForms] = [12, 2, 10];

/** A section that was found, with the terms it was found by. */
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

/** Groups the sections that were found by page, the best first, with as many of each as the results show. */
export function toResults(found: Iterable<Match>): SearchResult[] {
  const counts = new Map<string, number>();
  const chosen = [...found].filter(({ section: { path, kind } }) => {
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    return count < (kind === 'forms' ? mostForms : mostOfPage);
  });
  return chosen.slice(0, mostResults).map(toResult);
}
