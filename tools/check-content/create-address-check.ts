import type { View } from '../../shared/route.ts';
import { isPage } from '../page-list.ts';

/**
 * Returns what tells whether an address leads to a page: one with a query only if the page understands all of it, in
 * the order in which it would write it itself.
 */
export function createAddressCheck(pages: (Pick<View, 'readQuery'> & { path: string })[]): (href: string) => boolean {
  return (href) => {
    const [path = '', query] = href.replace(/#.*/, '').split('?');
    const page = pages.find((page) => page.path === path);
    return isPage(path) && (query === undefined || page?.readQuery?.(new URLSearchParams(query)) === query);
  };
}
