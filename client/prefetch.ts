import { loadPage } from './load-page.ts';

const pageLinks = 'a[href^="/"]:not([download], [data-unwritten])';

const prefetch = (link: Element) => loadPage(new URL(link.getAttribute('href') ?? '', window.location.origin));

/**
 * Gets the page of a link that is about to be pressed; and those that the header links to when the browser is idle,
 * unless the visitor saves data or waits for seconds as it is (2G).
 */
export function prefetchLinks(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(pageLinks) : null;
    if (link) prefetch(link);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, follow, { passive: true });
  const { saveData, effectiveType } = navigator.connection ?? {};
  if (saveData || effectiveType?.endsWith('2g')) return;
  // Safari cannot say when it is idle.
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const link of document.querySelectorAll(`.header ${pageLinks}`)) prefetch(link);
  });
}
