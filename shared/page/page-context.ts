import { createContext, use } from 'react';
import { firm } from '../../content/firm.ts';
import type { PageFrame } from './page-frame.ts';

export const PageContext = createContext<PageFrame | undefined>(undefined);

/** The page that is shown. Throws outside App. */
export function usePage(): PageFrame {
  const page = use(PageContext);
  if (!page) throw new Error('not below App');
  return page;
}

/** The language of the site's own words, on a page in another language (WCAG 2.2, 3.1.2). */
export function useSiteLang(): string | undefined {
  return usePage().head.lang && firm.lang;
}
