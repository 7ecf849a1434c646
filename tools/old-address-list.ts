import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createOldAddresses, readOldAddress } from '../server/http/old-addresses.ts';
import { findCanonicalPath, findPage } from '../server/pages/index.ts';
import type { Search } from '../server/search/search.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** The texts of the elements `loc` of a sitemap. */
function readSitemap(node: Node): string[] {
  if (!('childNodes' in node)) return [];
  if (node.nodeName !== 'loc') return node.childNodes.flatMap(readSitemap);
  return [node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')];
}

/** Returns the first cell of a CSV line that is an address. */
function readLine(line: string): string[] {
  const cells = [...line.matchAll(/"((?:[^"]|"")*)"|[^,;\t]+/g)].map(([cell, quoted]) => (quoted ?? cell).trim());
  return cells.filter((cell) => /^(?:https?:\/)?\/./.test(cell) || cell === '/').slice(0, 1);
}

/** The old addresses in a sitemap, or in a CSV or list with one in each line, as paths with their queries. */
export function listAddresses(text: string): string[] {
  const isSitemap = text.includes('<loc>');
  const found = isSitemap ? readSitemap(parseFragment(text)) : text.split(/\r?\n/).flatMap(readLine);
  const paths = found.flatMap((address) => {
    const trimmed = address.trim();
    if (!URL.canParse(trimmed, 'http://old')) return [];
    const { pathname, search } = new URL(trimmed, 'http://old');
    return [pathname + search];
  });
  return [...new Set(paths)];
}

/** The addresses that no page, file or redirect answers. A query that no redirect names is answered by the page of its path, but not by the home page. */
export function listUnanswered(
  addresses: string[],
  redirects: Record<string, string>,
  isServed: (path: string) => boolean,
): string[] {
  const findTarget = createOldAddresses(redirects);
  return addresses.filter((address) => {
    const [path = '', query] = address.split('?');
    const isPage = findPage(findCanonicalPath(path) ?? path).kind !== 'not-found';
    // A query names another page than that without it, as in `/?page_id=12` and `/index.php?page_id=12`.
    if (readOldAddress(path).path === '/' && query) return findTarget(`/?${query}`) === undefined;
    return !(isServed(path) || isPage || findTarget(address) !== undefined);
  });
}

/** Finds the page or section that the words in an old address match best; undefined if none does. */
export function suggestTarget(address: string, search: Search): string | undefined {
  const words = (readOldAddress(address).path.split('/').at(-1) ?? '').replace(/[^a-z\d]+/g, ' ');
  return search(words)[0]?.path;
}
