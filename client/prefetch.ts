import { loadPage, loadTable } from './pages.ts';

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  const path = link?.getAttribute('href')?.split(/[?#]/)[0];
  if (path) loadPage(path).catch(() => undefined);
}

/** Fetches the chunk of a page when its link is pointed at, focused or touched, and the list of all pages now. */
export function prefetchLinks(): void {
  loadTable().catch(() => undefined);
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, prefetch, { passive: true });
}
