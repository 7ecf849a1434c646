import { findPage } from '../../server/find-page.ts';
import { formatQuery, parseQuery } from '../../server/query.ts';

/**
 * Whether an address leads to a page: one with a query only if the page understands all of it, in
 * the order in which it would write it itself.
 */
export function isAddress(href: string): boolean {
  const [path = '', query] = href.replace(/#.*/, '').split('?');
  const { kind, accepts } = findPage(path);
  return kind !== 'not-found' && (query === undefined || formatQuery(parseQuery(new URLSearchParams(query), accepts)) === query);
}
