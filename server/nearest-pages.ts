import type { PageLink } from '../shared/page-data.ts';
import { getDistance } from './distance.ts';

/** From here on a path is not what was meant. */
const near = 0.5;

/** How far the end of a path is from that of a page, from 0 (the same) to 1; a shared word counts for much. */
function strangeness(asked: string, path: string): number {
  const a = asked.slice(asked.lastIndexOf('/') + 1);
  const b = path.slice(path.lastIndexOf('/') + 1);
  const words = b.split('-').filter((word) => word.length > 3 && a.includes(word)).length;
  const longest = Math.max(a.length, b.length, 1);
  const least = Math.abs(a.length - b.length) / longest - words * 0.25;
  // Most paths differ too much in length, which is known without comparing a letter.
  return least >= near ? least : getDistance(a, b) / longest - words * 0.25;
}

/** Up to three of `pages` that a mistyped path may have meant, the likeliest first; none if nothing is near. */
export function findNearestPages(pathname: string, pages: PageLink[]): PageLink[] {
  const asked = pathname.toLowerCase().slice(0, 80).replace(/\/+$/, '');
  return pages
    .filter((route) => route.path !== '/')
    .map((route) => ({ route, far: strangeness(asked, route.path) }))
    .filter(({ far }) => far < near)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ route: { path, name } }) => ({ path, name }));
}
