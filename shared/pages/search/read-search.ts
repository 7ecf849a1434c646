/** How many characters of what is asked for count. */
export const mostCharacters = 100;

/** What is asked for, on one line and cut to what counts, as a query; empty if that is nothing. */
export function readSearch(query: URLSearchParams): string {
  const line = (query.get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const q = [...line].slice(0, mostCharacters).join('').trim();
  return q && new URLSearchParams({ q }).toString();
}
