import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { feedPaths } from '../../server/feeds/index.ts';
import { formatQuery, parseQuery } from '../../server/page/query.ts';
import { findPage } from '../../server/pages/index.ts';

/**
 * Says whether an address leads to a page on a day, an ISO date. An address with a query does so only if the query is canonical: the page
 * accepts all of it, in this order.
 */
export function isAddress(href: string, day: string): boolean {
  const [path = '', query] = href.replace(/#.*/, '').split('?');
  const { kind, accepts } = findPage(path, day);
  return kind !== 'not-found' && (query === undefined || formatQuery(parseQuery(new URLSearchParams(query), accepts)) === query);
}

/** The folder of static files. */
export const staticFiles = join(import.meta.dirname, '../../client/static');

/** Says whether a path belongs to a feed or to a file in `client/static`. */
export const isServed = (path: string) =>
  feedPaths.includes(path) || (!path.endsWith('/') && existsSync(join(staticFiles, path)));

/** Whether an address leads to a page, a feed or a file on a day. */
export const isLink = (href: string, day: string): boolean => isAddress(href, day) || isServed(href.replace(/[?#].*/, ''));
