/** What a file understands of a query, in one spelling and one order; empty if that is nothing. */
export type ReadQuery = (query: URLSearchParams) => string;

interface NormalizedQuery {
  query: string;
  /** Whether it was asked for in this spelling and order. What is not understood does not count. */
  isSpelled: boolean;
}

/** The parameters of a URL. */
export function readParams(url: string): URLSearchParams {
  return new URLSearchParams(/\?(.*)/.exec(url)?.[1]);
}

/** Whether parameters are spelled and ordered as `canonical` is. Those that it does not name do not count. */
export function isCanonical(params: URLSearchParams, canonical: string): boolean {
  const named = new Set(new URLSearchParams(canonical).keys());
  return new URLSearchParams([...params].filter(([name]) => named.has(name))).toString() === canonical;
}

/** The query of a URL as what answers it understands it. */
export function normalizeQuery(url: string, read: ReadQuery | undefined): NormalizedQuery {
  const params = readParams(url);
  const query = read?.(params) ?? '';
  return { query, isSpelled: isCanonical(params, query) };
}
