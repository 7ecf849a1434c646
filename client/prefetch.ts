import { findChunk } from '../shared/navigation/page-table.ts';
import { loadPage, loadTable } from './pages.ts';
import { fetchSiteAssets } from './site-assets.ts';

/** How many chunks are fetched at most before anybody asks for them: about 6 kB each. */
const most = 24;
const fetched = new Set<string>();

function findPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href')?.split(/[?#]/)[0];
}

/** Loads the page of a link that is pointed at, focused or touched. */
function prefetch({ target }: Event): void {
  const path = findPath(target);
  if (path) loadPage(path).catch(() => undefined);
}

/** Fetches the chunk of a link's page, after everything else, without running it. */
async function fetchChunk(link: Element): Promise<void> {
  const href = findChunk(await loadTable(), findPath(link) ?? '');
  if (!href || fetched.size >= most || fetched.has(href)) return;
  fetched.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
}

/** Fetches the chunks of the header's links, and of the links on screen as they come there. */
function fetchLikely(root: Element): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fetchChunk(target);
  });
  const watch = () => {
    for (const link of document.links) observer.observe(link);
  };
  watch();
  for (const link of document.querySelectorAll('.header a')) fetchChunk(link);
  new MutationObserver(watch).observe(root, { childList: true, subtree: true });
}

/**
 * Fetches the page of a link that is about to be pressed; and, when the browser is idle, what all pages need and the
 * chunks of likely ones, unless the visitor saves data or waits for seconds as it is (2G).
 */
export function prefetchLinks(root: Element): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, prefetch, { passive: true });
  const { saveData, effectiveType } = navigator.connection ?? {};
  const likely = () => {
    if (!saveData && !effectiveType?.endsWith('2g')) fetchLikely(root);
  };
  // Safari cannot say when it is idle.
  (window.requestIdleCallback ?? setTimeout)(() => {
    Promise.all([loadTable(), fetchSiteAssets()]).then(likely, () => undefined);
  });
}
