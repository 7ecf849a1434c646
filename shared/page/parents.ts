import type { PageFrame, PageLink } from './page-frame.ts';

export const home: PageLink = { path: '/', name: 'Home' };

/** The pages above a page, from home down: the breadcrumbs before its own. */
export function findParents({ path, parent }: Pick<PageFrame, 'path' | 'parent'>): PageLink[] {
  if (path === home.path) return [];
  return parent ? [home, parent] : [home];
}
