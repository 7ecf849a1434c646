import { loadPage } from './load-page.ts';

const pageLinks = 'a[href^="/"]:not([download], [data-unwritten])';

/** Gets the page of a link that is pointed at, focused or touched, before it is pressed. */
export function prefetchLinks(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(pageLinks) : null;
    if (link) loadPage(new URL(link.getAttribute('href') ?? '', window.location.origin));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, follow, { passive: true });
}
