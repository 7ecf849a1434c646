import { createContext, use } from 'react';
import type { PageData } from './page-data.ts';

export const PageContext = createContext<PageData | undefined>(undefined);

/** The page that is shown. Throws outside App. */
export function usePage(): PageData {
  const page = use(PageContext);
  if (!page) throw new Error('not below App');
  return page;
}
