import { allPages, isPage } from '../../server/find-page.ts';

/**
 * Whether an address leads to a page: one with a query only if the page understands all of it, in
 * the order in which it would write it itself.
 */
export function isAddress(href: string): boolean {
  const [path = '', query] = href.replace(/#.*/, '').split('?');
  const page = allPages.find((page) => page.path === path);
  return isPage(path) && (query === undefined || page?.readQuery?.(new URLSearchParams(query)) === query);
}
