import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readFactsOn } from '../../content/facts.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { activity } from '../http/activity.ts';
import { pages } from '../pages/index.ts';
import type { LoadedPage, Page, PageRequest, SiteIndex } from '../pages/page.ts';
import { formsPage } from '../pages/search.ts';
import { findFormPlaces } from '../search/form-places.ts';
import { listForms } from '../search/list-forms.ts';
import { listSections, type SearchSection } from '../search/page-sections.ts';
import { createSearchIndex } from '../search/search.ts';
import { emptyQuery } from './query.ts';

/** No reader of words looks at photographs. */
const getPhoto = () => undefined;

/** The request of anybody on a day, an ISO date, at noon, whose pages have no photographs. */
export function requestOn(day: string): PageRequest {
  return {
    day,
    since: `${day}T12:00`,
    facts: readFactsOn(day),
    query: emptyQuery,
    origin: '',
    suggestions: [],
    getPhoto,
  };
}

/** A page as that request gets it. */
export function loadOn(page: Page, day: string, index: SiteIndex): LoadedPage {
  return page.load({ ...requestOn(day), index });
}

/** The index of a site without pages. */
export const emptyIndex: SiteIndex = { pages: [], forms: [], search: () => [] };

/** Gives way to whatever waits, so that nobody is kept waiting for the index. */
const giveWay = () => setImmediate();

/** What is done about a page that cannot be loaded, at whose path. */
type OnFault = (error: unknown, path: string) => void;

const rethrow: OnFault = (error) => {
  throw error;
};

/**
 * Reads all pages as they are on a day, an ISO date, for the search and for the list of forms: a page at a time. When all
 * are read, `index` takes what they say otherwise than on the day that it is of, which is little on most days. A page
 * that cannot be loaded is left out, if `onFault` does not throw.
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
  for (const page of pages.filter(({ needsIndex }) => !needsIndex)) {
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
 * The index of a day, an ISO date. It is made once a day; one that failed is made anew half a minute later, since anybody
 * may ask. Whoever asks before it is ready waits for it. In the minute before midnight a search finds what pages say on
 * the next day.
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
