import { findPage } from '../pages/index.ts';

/** An address of an old website, normalized for comparison. */
export interface OldAddress {
  path: string;
  query: [name: string, value: string][];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reads an old address: its path in lower case, without a slash, the ending of a document, or the name of a folder's own. */
export function readOldAddress(url: string): OldAddress {
  const [path = '', query] = url.replace(/#.*/s, '').split(/\?(.*)/s);
  const spelled = decode(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=[^/])\/$/, '')
    .replace(/(?<=[^/])\.(?:s?html?|php|aspx?|jsp|cfm)$/, '')
    .replace(/(?<=^\/)index$|(?<=[^/])\/index$/, '');
  return { path: spelled, query: [...new URLSearchParams(query)] };
}

/** Says whether a request matches an old address: its query may have more parameters, such as the name of a campaign. */
const matches = (old: OldAddress, requested: OldAddress) =>
  old.query.every(([name, value]) => requested.query.some((pair) => pair[0] === name && pair[1] === value));

/**
 * Returns a function that finds the target of an old address. An entry with a matching query wins over one without a
 * query, and an entry without a query never takes the path of a page: `/about.php` redirects, and `/about` does not.
 */
export function createOldAddresses(redirects: Record<string, string>): (url: string) => string | undefined {
  const byPath = new Map<string, { old: OldAddress; target: string }[]>();
  for (const [address, target] of Object.entries(redirects)) {
    const old = readOldAddress(address);
    const others = byPath.get(old.path) ?? [];
    byPath.set(
      old.path,
      [...others, { old, target }].sort((a, b) => b.old.query.length - a.old.query.length),
    );
  }
  return (url) => {
    const requested = readOldAddress(url);
    const isPage = findPage(url.replace(/[?#].*/s, '')).kind !== 'not-found';
    return byPath.get(requested.path)?.find(({ old }) => matches(old, requested) && !(isPage && old.query.length === 0))?.target;
  };
}
