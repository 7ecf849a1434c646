/** Resolves when everything the page shows has come. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves when the visitor sees the page: after the first contentful paint, which comes later than `load` on a fast network. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // Some browsers keep their times to themselves.
    setTimeout(resolve, 2000);
  });
}

/** Fetches the chunks that the document names, side by side; the page works without them, so it goes first. The last is the page's own; it brings `hydrate` (see server/build/bundles.ts). */
async function start(root: HTMLElement, chunks: string[]): Promise<void> {
  await Promise.all([loaded(), painted()]);
  const modules: { hydrate?: (root: HTMLElement) => Promise<void> }[] = await Promise.all(chunks.map((chunk) => import(chunk)));
  // Running the chunks was one task; a tap or a scroll may come before the next.
  await new Promise((resolve) => setTimeout(resolve));
  await modules.at(-1)?.hydrate?.(root);
}

const root = document.getElementById('root');
const chunks = document.documentElement.dataset.chunks?.split(' ') ?? [];
if (root) start(root, chunks).catch((error) => console.warn('The page is shown as the server sent it.', error));
if (DEV) import('./reload.ts').then(({ reloadOnBuild }) => reloadOnBuild());
