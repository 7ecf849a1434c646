import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readFactsOn } from '../../content/facts.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { pages } from '../pages/index.ts';
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

/**
 * Reads all pages of a day, an ISO date, one at a time, for the search and for the list of forms. In `index` it
 * replaces the pages whose words differ from those of the index's day, which are few on most days.
 */
export async function createSiteIndex(day: string, index = createSearchIndex()): Promise<SiteIndex> {
  const heads = new Map<string, LoadedPage['head']>();
  const sections: SearchSection[] = [];
  function take(page: Page, siteIndex: SiteIndex): void {
    const { path } = page;
    const loaded = loadOn(page, day, siteIndex);
    const read = listSections({ ...page, ...loaded });
    if (!isDeepStrictEqual(read, index.getSections(path))) index.replaceSections(path, read);
    heads.set(path, loaded.head);
    sections.push(...index.getSections(path));
  }
  for (const page of pages.filter(({ needsIndex }) => !needsIndex)) {
    take(page, emptyIndex);
    await giveWay();
  }
  const forms = listForms(await findFormPlaces(sections));
  await giveWay();
  take(formsPage, { ...emptyIndex, forms });
  const listed = pages.flatMap(({ path, name }) => {
    const head = heads.get(path);
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
 * Returns the index of a day, an ISO date. It is made once a day, and again if that failed. Callers wait until it is
 * ready. In the minute before midnight a search finds what pages say on the next day.
 */
export function getSiteIndex(day: string): Promise<SiteIndex> {
  const known = indexes.get(day);
  if (known) return known;
  const index = createSiteIndex(day, searchIndex);
  indexes.set(day, index);
  for (const old of [...indexes.keys()].slice(0, -2)) indexes.delete(old);
  index.catch(() => indexes.delete(day));
  return index;
}

/** Makes the index of today, and the index of each next day before its midnight, so that no visitor waits for it. */
export function prepareSiteIndex(): void {
  const prepare = (milliseconds: number) => getSiteIndex(getOfficeDay(new Date(Date.now() + milliseconds)));
  prepare(0);
  setInterval(() => prepare(ahead), ahead / 2).unref();
}
