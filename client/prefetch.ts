import { isFile } from '../shared/components/link.tsx';
import { prefetchPage } from './load-page.ts';

const pageLinks = 'a[href^="/"]:not([data-unwritten])';

/** How long the pointer or the focus rests on a link until its page is fetched, in milliseconds. */
const rest = 80;

declare global {
  interface Navigator {
    /** Chromium's. */
    connection?: { saveData: boolean };
  }
}

/**
 * Fetches the page of a link before it is pressed: at a touch, or when the pointer or the focus rests on it. The wheel and
 * the keyboard pass over links, and whoever saves data waits for what he asks for.
 */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout>;
  const follow = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest(pageLinks) : null;
    const href = link?.getAttribute('href');
    if (!href || isFile(href) || navigator.connection?.saveData) return;
    timer = setTimeout(prefetchPage, type === 'touchstart' ? 0 : rest, new URL(href, window.location.origin));
  };
  for (const type of ['pointermove', 'focusin', 'touchstart']) document.addEventListener(type, follow, { passive: true });
}
