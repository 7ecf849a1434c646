import { readFactsOn } from '../content/facts.ts';
import type { CityBody, Section, SectionKind, ServiceBody } from '../content/types.ts';
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

type Bodies = Map<string, ServiceBody | CityBody>;

/** The first section of a kind on a page, by the page's path. Throws if there is none. */
export function findSection<Kind extends SectionKind>(bodies: Bodies, path: string, kind: Kind): Section<Kind> {
  const isOfKind = (section: Section): section is Section<Kind> & Section => section.kind === kind;
  const found = bodies.get(path)?.sections.find(isOfKind);
  if (!found) throw new Error(`${path} has no section ${kind}`);
  return found;
}

/** A text as lower-case words, without markup. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase()
    .replace(/[^a-z0-9$%.’' ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

/** All runs of five words in a row within one text of a page. */
function runsOf(texts: string[]): Set<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (let start = 0; start + 5 <= words.length; start++) runs.add(words.slice(start, start + 5).join(' '));
  }
  return runs;
}

/** The share of the smaller set's runs that the other has too, from 0 to 1. */
function overlap(a: Set<string>, b: Set<string>): number {
  let both = 0;
  for (const run of a) if (b.has(run)) both++;
  return both / Math.min(a.size, b.size);
}

/** Pairs of pages that say too much alike: more than `share` of their five-word runs, or one whole paragraph. */
export function lookalikes(pages: Map<string, string[]>, share: number): string[] {
  const measured = [...pages].map(([name, texts]) => ({
    name,
    runs: runsOf(texts),
    paragraphs: new Set(texts.filter((text) => wordsOf(text).length > 9)),
  }));
  return measured.flatMap((a, index) =>
    measured
      .slice(index + 1)
      .filter((b) => overlap(a.runs, b.runs) > share || [...a.paragraphs].some((paragraph) => b.paragraphs.has(paragraph)))
      .map((b) => `${a.name} and ${b.name}`),
  );
}
