import type { LoadedPage, Page, PageRequest } from './page.ts';

/** A loaded page with the ISO date on which it was last reviewed; a not-found page has none. */
export interface ReviewedPage extends LoadedPage {
  reviewed?: string;
}

/** Loads a page, and finds the day of its last review: of its words or of a fact that it uses, whichever is later. */
export function loadPage(page: Page, request: PageRequest): ReviewedPage {
  const days: string[] = [];
  const facts: PageRequest['facts'] = (fact) => {
    days.push(fact.checked);
    return request.facts(fact);
  };
  const loaded = page.load({ ...request, facts });
  if (!('updated' in loaded.head)) return loaded;
  return { ...loaded, reviewed: [loaded.head.updated, ...days].sort().at(-1) ?? loaded.head.updated };
}
