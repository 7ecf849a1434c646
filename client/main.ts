/** Resolves when everything the page shows has come. */
const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(true);
  else addEventListener('load', resolve);
});

/** Resolves after the first contentful paint, which comes later than `load` on a fast network. */
const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(true);
  }).observe({ type: 'paint', buffered: true });
  // Some browsers do not report paint.
  setTimeout(resolve, 2000);
});

/** Hydrates the page once it has been seen. Fetches the chunks that the document names side by side. */
async function start(): Promise<void> {
  await Promise.all([loaded, painted]);
  const chunks = document.documentElement.dataset.chunks?.split(' ') ?? [];
  const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), ...chunks.map((chunk) => import(chunk))]);
  // Running the chunks was one task; a tap or a scroll may come before the next.
  await new Promise((resolve) => setTimeout(resolve));
  await hydrate();
}

start().catch((error) => console.error('Not hydrated.', error));
if (DEV) import('./reload.ts').then(({ reloadOnBuild }) => reloadOnBuild());
