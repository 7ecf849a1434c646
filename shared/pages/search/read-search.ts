/** How many characters of what is asked for count. */
export const mostCharacters = 100;

/** What somebody searches for, on one line and cut to what counts. */
export function parseSearch(params: URLSearchParams): string {
  const line = (params.get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, mostCharacters).join('').trim();
}
