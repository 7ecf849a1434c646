import { parseFragment } from 'parse5';
import { readFactsOn } from '../content/facts.ts';
import type { CityBody, Section, SectionKind, ServiceBody } from '../content/types.ts';
import type { Asked } from '../server/page-data/page.ts';
import { getSiteIndex } from '../server/site-index.ts';

/** A day in the time for which the facts were looked up, and the facts as they stand on it. */
export const day = '2026-11-23';
export const today = readFactsOn(day);

/** What a page is asked for on a day, without a query. */
export function askedOn(day: string): Asked {
  return {
    day,
    hour: `${day}T12`,
    today: readFactsOn(day),
    query: '',
    origin: 'https://www.example.com',
    getIndex: () => getSiteIndex(day),
  };
}

type Bodies = Map<string, ServiceBody | CityBody>;

/** The first section of a kind on a page, by the page's path. Throws if there is none. */
export function findSection<Kind extends SectionKind>(bodies: Bodies, path: string, kind: Kind): Section<Kind> {
  const isOfKind = (section: Section): section is Section<Kind> & Section => section.kind === kind;
  const found = bodies.get(path)?.sections.find(isOfKind);
  if (!found) throw new Error(`${path} has no section ${kind}`);
  return found;
}

/** Fields that are not words on the page. */
const silent = new Set(['kind', 'icon', 'object', 'href', 'path', 'related', 'slug', 'step', 'head']);

/** Every string that a reader sees in a piece of content. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, part]) => (silent.has(key) ? [] : stringsOf(part)));
  return [];
}

/** The text of markup as a reader has it, with single spaces. */
export function textOf(markup: string): string {
  const collect = (node: { childNodes?: unknown[]; value?: string }): string =>
    node.value ?? (node.childNodes ?? []).map((child) => collect(child as typeof node)).join('');
  return collect(parseFragment(markup) as never).replace(/\s+/g, ' ');
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

/** All runs of five words in a row within one string of the content. */
function runsOf(value: unknown): Set<string> {
  const runs = new Set<string>();
  for (const text of stringsOf(value)) {
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
export function lookalikes(pages: Map<string, unknown>, share: number): string[] {
  const measured = [...pages].map(([name, words]) => ({
    name,
    runs: runsOf(words),
    paragraphs: new Set(stringsOf(words).filter((text) => wordsOf(text).length > 9)),
  }));
  return measured.flatMap((a, index) =>
    measured
      .slice(index + 1)
      .filter((b) => overlap(a.runs, b.runs) > share || [...a.paragraphs].some((paragraph) => b.paragraphs.has(paragraph)))
      .map((b) => `${a.name} and ${b.name}`),
  );
}
