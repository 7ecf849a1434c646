import { readFactsOn } from '../content/facts.ts';
import { createPageData } from '../server/page/create-page-data.ts';
import { emptyQuery, parseQuery } from '../server/page/query.ts';
import { createSiteIndex } from '../server/page/site-index.ts';
import { findPage, pages } from '../server/pages/index.ts';
import type { IndexRequest, LoadedPage } from '../server/pages/page.ts';
import { addDays } from '../shared/dates.ts';
import type { PageData } from '../shared/routes.tsx';

/** A day in the time for which the facts were looked up, and the facts as they stand on it. */
export const day = '2026-11-23';
export const today = readFactsOn(day);

/** The index of all pages on that day. */
export const index = await createSiteIndex(day);

/** What a page is asked for on a day, without a query. */
export function requestOn(day: string): IndexRequest {
  return {
    day,
    since: `${day}T12:00`,
    until: `${addDays(day, 1)}T00:00`,
    facts: readFactsOn(day),
    query: emptyQuery,
    origin: 'https://www.example.com',
    suggestions: [],
    index,
    getPhoto: () => undefined,
  };
}

/** The data of a page at an address with a query, as it is sent. */
export function readPageData(path: string, query = ''): PageData {
  const page = findPage(path);
  const request = { ...requestOn(day), query: parseQuery(new URLSearchParams(query), page.accepts) };
  return createPageData(page, page.load(request), request, { script: '', sprite: '', desks: '' });
}

/** Every text that a page shows to a reader. */
export function listPassages({ texts }: Pick<LoadedPage, 'texts'>): string[] {
  return texts
    .flatMap(({ heading, passages }) => [heading, ...passages.flatMap(({ title, text }) => [title, text])])
    .filter(Boolean);
}

/** Every page of the site with what it shows on that day, by path. */
export const loadedPages = new Map(pages.map((page) => [page.path, page.load(requestOn(day))]));
