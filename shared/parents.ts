import type { PageLink, Route } from './route.ts';

export const home: PageLink = { path: '/', name: 'Home' };

/** The pages above a route, from home down: the breadcrumbs before its own. */
export function findParents({ path, parent }: Route): PageLink[] {
  if (path === home.path) return [];
  return parent ? [home, parent] : [home];
}
