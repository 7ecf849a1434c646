import { findRoute } from '../shared/routes.ts';
import { loadView } from '../shared/view.tsx';

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  const path = link?.getAttribute('href')?.split(/[?#]/)[0];
  if (!path) return;
  const route = findRoute(path);
  // A link to a page that does not exist, such as an unwritten article, is not worth a request.
  if (route.status === 200) loadView(route).catch(() => undefined);
}

/** Fetches the chunk of a page when its link is pointed at, focused or touched. */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, prefetch, { passive: true });
}
