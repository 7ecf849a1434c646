import type { LoadedPage, Page, PageRequest } from '../pages/page.ts';

/** A loaded page with the ISO date on which it was last reviewed; a not-found page has none. */
export interface ReviewedPage extends LoadedPage {
  reviewed?: string;
}

/** Loads a page, and finds the day of its last review: of its words, a fact or a due date that it shows, whichever is latest. */
export function loadPage(page: Page, request: PageRequest): ReviewedPage {
  const days: string[] = [];
  const facts: PageRequest['facts'] = (fact) => {
    days.push(fact.checked);
    return request.facts(fact);
  };
  const loaded = page.load({ ...request, facts });
  if (!('updated' in loaded.head)) return loaded;
  return { ...loaded, reviewed: [loaded.head.updated, ...days, ...(loaded.checked ?? [])].sort().at(-1) ?? loaded.head.updated };
}
