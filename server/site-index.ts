import { setImmediate } from 'node:timers/promises';
import { readFactsOn } from '../content/facts.ts';
import { getOfficeDay } from '../shared/office-clock.ts';
import { pages } from './find-page.ts';
import type { LoadedPage, Page, PageRequest, SiteIndex } from './pages/page.ts';
import { formsPage } from './pages/search.ts';
import { emptyQuery } from './query.ts';
import { findFormPlaces } from './search/form-places.ts';
import { listForms } from './search/list-forms.ts';
import { listSections } from './search/page-sections.ts';
import { createSearch } from './search/search.ts';

/** A page as anybody sees it on a day, an ISO date, at noon. */
export function loadOn(page: Page, day: string, getIndex: PageRequest['getIndex']): LoadedPage {
  const request = {
    day,
    time: `${day}T12:00`,
    facts: readFactsOn(day),
    query: emptyQuery,
    origin: '',
    suggestions: [],
    getIndex,
  };
  return page.load(request);
}

/** Gives way to whatever waits, so that nobody is kept waiting for the index. */
const giveWay = () => setImmediate();

/** Reads all pages as they are on a day, an ISO date, for the search and for the list of forms: a page at a time. */
export async function createSiteIndex(day: string): Promise<SiteIndex> {
  const loaded: (Page & LoadedPage)[] = [];
  const getNone = () => {
    throw new Error('The index is not made yet');
  };
  for (const page of pages.filter(({ needsIndex }) => !needsIndex)) {
    loaded.push({ ...page, ...loadOn(page, day, getNone) });
    await giveWay();
  }
  const forms = listForms(findFormPlaces(loaded.flatMap(listSections)));
  await giveWay();
  loaded.push({ ...formsPage, ...loadOn(formsPage, day, () => ({ forms, search: () => [], pages: [] })) });
  const search = await createSearch(loaded.flatMap(listSections));
  const listed = pages.flatMap((page) => loaded.filter(({ path }) => path === page.path));
  return { search, forms, pages: listed.map(({ path, name, head }) => ({ path, name, head })) };
}

/** How long before midnight the index of the next day is made, in milliseconds. */
const ahead = 300_000;

/** The indexes of two days at most, the earlier one first. */
const indexes = new Map<string, Promise<SiteIndex>>();

/** The index of a day, an ISO date. It is made once a day; one that failed is made anew. Whoever asks before it is ready waits for it. */
export function getSiteIndex(day: string): Promise<SiteIndex> {
  const known = indexes.get(day);
  if (known) return known;
  const index = createSiteIndex(day);
  indexes.set(day, index);
  for (const old of [...indexes.keys()].slice(0, -2)) indexes.delete(old);
  index.catch(() => indexes.delete(day));
  return index;
}

/** Makes the index of today, and from now on that of each next day before its midnight: no visitor waits for it. */
export function prepareSiteIndex(): void {
  const prepare = (milliseconds: number) => getSiteIndex(getOfficeDay(new Date(Date.now() + milliseconds)));
  prepare(0);
  setInterval(() => prepare(ahead), ahead / 2).unref();
}
