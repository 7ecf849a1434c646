import { createOldAddresses, readOldAddress } from '../../server/http/old-addresses.ts';
import { findCanonicalPath, findPage } from '../../server/pages/index.ts';
import { error, type Finding } from './findings.ts';

/** The input of the check of the old addresses. */
export interface RedirectsInput {
  redirects: Record<string, string>;
  /** Whether the page at a path has an element with an id. */
  hasId: (path: string, id: string) => boolean;
  isAddress: (href: string) => boolean;
  /** Says whether a path belongs to a feed or a file. */
  isServed: (path: string) => boolean;
}

/** Explains why an old address cannot redirect: a page or a file has it already. */
function describeSource(address: string, { isServed }: RedirectsInput): string[] {
  const [path = '', query] = address.split(/\?(.*)/s);
  if (!/^\/(?!\/)/.test(address)) return ['is not a path; begin it with one slash'];
  if (address.includes('*')) return ['has a *, which stands for nothing here; write a line for each address'];
  if (address.includes('#')) return ['has a #, which no browser sends; leave the # and what follows out'];
  const page = findPage(findCanonicalPath(path) ?? path);
  if (isServed(path)) return ['is a file of the site; delete it'];
  if (page.kind === 'not-found') return [];
  if (!query) return [`is the page ${page.path} itself; delete it`];
  return page.accepts ? [`is the page ${page.path} itself, which reads queries; delete it`] : [];
}

/** Follows old addresses to the last target; returns undefined where they lead round in a circle. */
function findEnd(address: string, findTarget: (url: string) => string | undefined, before: string[] = []): string | undefined {
  const next = findTarget(address);
  if (next === undefined) return address;
  return before.includes(next) ? undefined : findEnd(next, findTarget, [...before, next]);
}

/** Checks the target of an old address. */
function describeTarget(target: string, { redirects, hasId, isAddress, isServed }: RedirectsInput): string[] {
  const [path = '', id] = target.split('#');
  if (!target.trim()) return ['leads nowhere; name a page, or delete the line, and visitors see what the search suggests'];
  if (isServed(path)) return [];
  if (!isAddress(target)) {
    const end = findEnd(target, createOldAddresses(redirects));
    if (end === undefined) return [`leads to ${target} and back to itself; delete it, or name a page`];
    return [
      end === target ? `leads to ${target}, which is not there` : `leads to ${target}, which leads to ${end}; write ${end}`,
    ];
  }
  const [page = ''] = path.split('?');
  return id === undefined || hasId(page, id) ? [] : [`leads to ${target}, but ${path} has no section #${id}`];
}

/** Checks that each old address leads to an existing target in one step, and that each is listed once. */
export function checkRedirects(input: RedirectsInput): Finding[] {
  const addresses = Object.keys(input.redirects);
  const spell = (address: string) => JSON.stringify(readOldAddress(address));
  return Object.entries(input.redirects).flatMap(([address, target], index) => {
    const earlier = addresses.slice(0, index).find((other) => spell(other) === spell(address));
    return [
      ...describeSource(address, input),
      ...(earlier ? [`is the same as ${earlier}; delete one of them`] : []),
      ...describeTarget(target, input),
    ].map((message) => error('content/redirects.ts', address, message));
  });
}
