/** Reads the canonical query of a file; empty if it accepts none of the query. */
export type ReadQuery = (query: URLSearchParams) => string;

interface NormalizedQuery {
  query: string;
  /** Whether the request has the canonical query. Unknown parameters do not count. */
  isCanonical: boolean;
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

/** Reads the query of a URL in its canonical form. */
export function normalizeQuery(url: string, read: ReadQuery | undefined): NormalizedQuery {
  const params = readParams(url);
  const query = read?.(params) ?? '';
  return { query, isCanonical: isCanonical(params, query) };
}
