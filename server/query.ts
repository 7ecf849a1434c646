import type { Who } from '../content/deadlines/types.ts';
import { estimate } from '../content/pages/estimate.ts';
import { type Answers, formatAnswers, parseAnswers } from '../shared/pages/estimate/read-estimate.ts';
import { parseSearch } from '../shared/pages/search/read-search.ts';
import { readWho, writeWho } from './deadlines/query.ts';

/** Everything that a query can ask for. A page looks at the one field that it accepts. */
export interface Query {
  /** What somebody searches for, on one line. */
  q: string;
  /** Whose due dates. */
  who: Who[];
  estimate: Answers;
}

/** Asks for nothing. */
export const emptyQuery: Query = { q: '', who: [], estimate: [] };

/** The query of a URL, parsed: what a page does not accept does not count. */
export function parseQuery(params: URLSearchParams, accepts: keyof Query | undefined): Query {
  return {
    q: accepts === 'q' ? parseSearch(params) : '',
    who: accepts === 'who' ? readWho(params) : [],
    estimate: accepts === 'estimate' ? parseAnswers(estimate, params) : [],
  };
}

/** A query in its one spelling, without the question mark; empty if it asks for nothing. */
export function formatQuery({ q, who, estimate }: Query): string {
  return [q && `${new URLSearchParams({ q })}`, writeWho(who), formatAnswers(estimate)].filter(Boolean).join('&');
}
