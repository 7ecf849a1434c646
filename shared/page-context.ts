import { createContext, use } from 'react';
import type { Route, Served } from './route.ts';

/** What App provides to the components below it: the page and the site. */
interface PageContextValue {
  /** Origin of absolute links, e.g. `https://www.example.com`. */
  origin: string;
  /** The office's day, an ISO date: the one on which the server wrote the document. */
  day: string;
  route: Route;
  served: Served;
  /** Whether what is below the head of the page comes after it. */
  inSteps: boolean;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

/** The page that is shown. Throws outside App. */
export function usePage(): PageContextValue {
  const value = use(PageContext);
  if (!value) throw new Error('not below App');
  return value;
}
