import type { Who } from '../../content/deadlines/types.ts';
import { whoEntries } from '../../content/deadlines/who.ts';

/** Reads the taxpayer types of a query, in the order of the chooser; unknown values are ignored. */
export function readWho(query: URLSearchParams): Who[] {
  const asked = query.getAll('who');
  return whoEntries.map(({ slug }) => slug).filter((slug) => asked.includes(slug));
}

/** The query for these kinds of people, without the question mark; empty for everybody. */
export function writeWho(who: readonly Who[]): string {
  const inOrder = whoEntries.filter(({ slug }) => who.includes(slug));
  return inOrder.map(({ slug }) => `who=${slug}`).join('&');
}

/** The address of the page with the dates of these kinds of people. */
export function linkDates(who: readonly Who[]): string {
  return ['/deadlines', writeWho(who)].filter(Boolean).join('?');
}
