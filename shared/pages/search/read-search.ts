/** The number of characters of a query that are searched. */
export const mostCharacters = 100;

/** Reads the search words of a query, on one line, cut to the longest query that is searched. */
export function parseSearch(params: URLSearchParams): string {
  const line = (params.get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, mostCharacters).join('').trim();
}
