/** What a page or a file understands of a query, in one spelling and one order; empty if that is nothing. */
export type ReadQuery = (query: URLSearchParams) => string;

interface NormalizedQuery {
  query: string;
  /** Whether it was asked for in this spelling and order. What is not understood does not count. */
  isSpelled: boolean;
}

/** The query of a URL as what answers it understands it. */
export function normalizeQuery(url: string, read: ReadQuery | undefined): NormalizedQuery {
  const asked = new URLSearchParams(/\?(.*)/.exec(url)?.[1]);
  const query = read?.(asked) ?? '';
  const understood = new Set(new URLSearchParams(query).keys());
  const told = new URLSearchParams([...asked].filter(([name]) => understood.has(name)));
  return { query, isSpelled: told.toString() === query };
}
