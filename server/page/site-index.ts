import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readFactsOn } from '../../content/facts.ts';
import { addDays } from '../../shared/dates.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { activity } from '../http/activity.ts';
import { isThere, pages } from '../pages/index.ts';
import type { LoadedPage, Page, PageRequest, SiteIndex } from '../pages/page.ts';
import { formsPage } from '../pages/search.ts';
import { findFormPlaces } from '../search/form-places.ts';
import { listForms } from '../search/list-forms.ts';
import { listSections, type SearchSection } from '../search/page-sections.ts';
import { createSearchIndex } from '../search/search.ts';
import { emptyQuery } from './query.ts';

/** The pages are loaded for their words, without photographs. */
const getPhoto = () => undefined;

/** Makes the request of a visitor at noon on a day, an ISO date. */
export function requestOn(day: string): PageRequest {
  return {
    day,
    since: `${day}T12:00`,
    until: `${addDays(day, 1)}T00:00`,
    facts: readFactsOn(day),
    query: emptyQuery,
    origin: '',
    suggestions: [],
    getPhoto,
  };
}

/** Loads a page for such a request. */
export function loadOn(page: Page, day: string, index: SiteIndex): LoadedPage {
  return page.load({ ...requestOn(day), index });
}

/** The index of a site without pages. */
export const emptyIndex: SiteIndex = { pages: [], forms: [], search: () => [] };

/** Lets waiting requests run, so that the index delays nobody. */
const giveWay = () => setImmediate();

/** Handles the error of a page that cannot be loaded. */
type OnFault = (error: unknown, path: string) => void;

const rethrow: OnFault = (error) => {
  throw error;
};

/**
 * Reads all pages of a day, an ISO date, one at a time, for the search and for the list of forms. When all are read, it
 * replaces in `index` the pages whose words differ from those of the index's day, which are few on most days. A page that
 * cannot be loaded is left out, if `onFault` does not throw.
 */
export async function createSiteIndex(day: string, index = createSearchIndex(), onFault: OnFault = rethrow): Promise<SiteIndex> {
  const read = new Map<string, { head: LoadedPage['head']; sections: SearchSection[] }>();
  function take(page: Page, siteIndex: SiteIndex): void {
    try {
      const loaded = loadOn(page, day, siteIndex);
      read.set(page.path, { head: loaded.head, sections: listSections({ ...page, ...loaded }) });
    } catch (error) {
      onFault(error, page.path);
    }
  }
  for (const page of pages.filter((page) => !page.needsIndex && isThere(page, day))) {
    take(page, emptyIndex);
    await giveWay();
  }
  const forms = listForms(await findFormPlaces([...read.values()].flatMap(({ sections }) => sections)));
  await giveWay();
  take(formsPage, { ...emptyIndex, forms });
  for (const { path } of pages) {
    const sections = read.get(path)?.sections ?? [];
    if (isDeepStrictEqual(sections, index.getSections(path))) continue;
    index.replaceSections(path, sections);
    await giveWay();
  }
  const listed = pages.flatMap(({ path, name }) => {
    const head = read.get(path)?.head;
    return head ? [{ path, name, head }] : [];
  });
  return { search: index.search, forms, pages: listed };
}

/** How long before midnight the index of the next day is made, in milliseconds. */
const ahead = 60_000;

/** The indexes of two days at most, the earlier one first. */
const indexes = new Map<string, Promise<SiteIndex>>();

/** The search index of both days. Two indexes of a thousand articles would not fit into memory. */
const searchIndex = createSearchIndex();

/**
 * Returns the index of a day, an ISO date. It is made once a day; half a minute after a failure it is made again, since
 * anybody may ask. Callers wait until it is ready. In the minute before midnight a search finds what pages say on the next
 * day.
 */
export function getSiteIndex(day: string): Promise<SiteIndex> {
  const known = indexes.get(day);
  if (known) return known;
  const index = createSiteIndex(day, searchIndex, (error, path) => activity.emit('unloadable', error, path));
  indexes.set(day, index);
  for (const old of [...indexes.keys()].slice(0, -2)) indexes.delete(old);
  index.catch(() => setTimeout(() => indexes.delete(day), ahead / 2).unref());
  return index;
}

/** Makes the index of today, and the index of each next day before its midnight, so that no visitor waits for it. */
export function prepareSiteIndex(): void {
  const prepare = (milliseconds: number) => getSiteIndex(getOfficeDay(new Date(Date.now() + milliseconds)));
  prepare(0);
  setInterval(() => prepare(ahead), ahead / 2).unref();
}
