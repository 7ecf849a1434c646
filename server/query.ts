import type { TaxpayerType } from '../content/deadlines/types.ts';
import { estimate } from '../content/pages/estimate.ts';
import { type Answers, formatAnswers, parseAnswers } from '../shared/pages/estimate/read-estimate.ts';
import { parseSearch } from '../shared/pages/search/read-search.ts';
import { formatTaxpayerTypes, readTaxpayerTypes } from './deadlines/query.ts';

/** The values of a query. A page reads the one field that it accepts. */
export interface Query {
  /** The search words, on one line. */
  q: string;
  /** The taxpayer types whose due dates are asked for. */
  who: TaxpayerType[];
  estimate: Answers;
}

/** Asks for nothing. */
export const emptyQuery: Query = { q: '', who: [], estimate: [] };

/** Parses the query of a URL, and ignores the values that a page does not accept. */
export function parseQuery(params: URLSearchParams, accepts: keyof Query | undefined): Query {
  return {
    q: accepts === 'q' ? parseSearch(params) : '',
    who: accepts === 'who' ? readTaxpayerTypes(params) : [],
    estimate: accepts === 'estimate' ? parseAnswers(estimate, params) : [],
  };
}

/** A query in its one spelling, without the question mark; empty if it asks for nothing. */
export function formatQuery({ q, who, estimate }: Query): string {
  return [q && `${new URLSearchParams({ q })}`, formatTaxpayerTypes(who), formatAnswers(estimate)].filter(Boolean).join('&');
}
