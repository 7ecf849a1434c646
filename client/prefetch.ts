import { isFile } from '../shared/components/link.tsx';
import { loadPage } from './load-page.ts';

const pageLinks = 'a[href^="/"]:not([data-unwritten])';

/** Fetches the page of a link on hover, focus or touch, before it is pressed. */
export function prefetchLinks(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(pageLinks) : null;
    const href = link?.getAttribute('href');
    if (href && !isFile(href)) loadPage(new URL(href, window.location.origin));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, follow, { passive: true });
}
