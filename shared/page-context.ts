import { createContext, use } from 'react';
import type { PageLink, Route, SearchResult } from './route.ts';

/** What App provides to the components below it: the page and the site. */
interface PageContextValue {
  /** The office's day, an ISO date: the one on which the server wrote the document. */
  day: string;
  route: Route;
  /** On the not-found page: the pages that the visitor may have meant. */
  nearest: PageLink[];
  /** On the page of a search: what the server has found. */
  results: SearchResult[];
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

/** The page that is shown. Throws outside App. */
export function usePage(): PageContextValue {
  const value = use(PageContext);
  if (!value) throw new Error('not below App');
  return value;
}
