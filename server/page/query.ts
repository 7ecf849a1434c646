import { topics } from '../../content/pages/contact.ts';
import { estimate } from '../../content/pages/estimate.ts';
import { formatAnswers, parseAnswers } from '../../shared/pages/estimate/read-estimate.ts';
import { mostCharacters } from '../../shared/pages/search/search-field.tsx';
import { formatTaxpayerTypes, readTaxpayerTypes } from '../deadlines/query.ts';
import type { Accepts, Query } from '../pages/page.ts';

/** The value of `alarm` in an address: days before a date. */
const reminder = '14';

/** The values of an address without a query. */
export const emptyQuery: Query = { q: '', who: [], about: undefined, estimate: new Map(), alarm: false };

/** The parameters of a URL. */
export function readParams(url: string): URLSearchParams {
  return new URLSearchParams(/\?(.*)/.exec(url)?.[1]);
}

/** Reads the search words of a query, on one line, cut to the longest query that is searched. */
function parseSearch(params: URLSearchParams): string {
  const line = (params.get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, mostCharacters).join('').trim();
}

/** Parses the query of a URL, and ignores the values that are not accepted. */
export function parseQuery(params: URLSearchParams, accepts: Accepts | undefined): Query {
  return {
    q: accepts === 'q' ? parseSearch(params) : '',
    who: accepts === 'who' || accepts === 'calendar' ? readTaxpayerTypes(params) : [],
    about: accepts === 'about' ? topics.find(({ slug }) => slug === params.get('about'))?.slug : undefined,
    estimate: accepts === 'estimate' ? parseAnswers(estimate, params) : emptyQuery.estimate,
    alarm: accepts === 'calendar' && params.get('alarm') === reminder,
  };
}

/** Formats a query in its canonical form, without the question mark; empty if it asks for nothing. */
export function formatQuery({ q, who, about, estimate, alarm }: Query): string {
  const parts = [
    q && `${new URLSearchParams({ q })}`,
    formatTaxpayerTypes(who),
    about && `about=${about}`,
    formatAnswers(estimate),
  ];
  return [...parts, alarm && `alarm=${reminder}`].filter(Boolean).join('&');
}

/** Says whether parameters have the spelling and order of `canonical`. Parameters that it does not have are ignored. */
export function isCanonical(params: URLSearchParams, canonical: string): boolean {
  const named = new Set(new URLSearchParams(canonical).keys());
  return new URLSearchParams([...params].filter(([name]) => named.has(name))).toString() === canonical;
}
