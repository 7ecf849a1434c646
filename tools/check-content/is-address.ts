import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { feedPaths } from '../../server/feeds/index.ts';
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

/** Where the files are that are served as they are. */
export const staticFiles = join(import.meta.dirname, '../../client/static');

/** Whether a path is that of a feed or of a file in `client/static`. */
export const isServed = (path: string) =>
  feedPaths.includes(path) || (!path.endsWith('/') && existsSync(join(staticFiles, path)));

/** Whether an address leads to a page, a feed or a file. */
export const isLink = (href: string): boolean => isAddress(href) || isServed(href.replace(/[?#].*/, ''));
