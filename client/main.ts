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

/** Resolves at the first sign that the visitor is about to use the page. */
const intent = new Promise((resolve) => {
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, resolve, { once: true, passive: true });
});

/** Resolves when the browser has nothing else to do; Safari cannot say when that is. */
const idle = () =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));

/** Hydrates the page once it has been seen, or is about to be used. Fetches the chunks it names side by side. */
async function start(): Promise<void> {
  await Promise.race([intent, Promise.all([loaded, painted]).then(idle)]);
  const chunks = document.documentElement.dataset.chunks?.split(' ') ?? [];
  // React makes five errors when it is evaluated; for their stacks V8 would parse the chunk a second time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), ...chunks.map((chunk) => import(chunk))]);
  Error.stackTraceLimit = stackTraceLimit;
  // Running the chunks was one task; a tap or a scroll may come before the next.
  await new Promise((resolve) => setTimeout(resolve));
  await hydrate();
}

start().catch((error) => console.error('Not hydrated.', error));
if (DEV) import('./reload.ts').then(({ reloadOnBuild }) => reloadOnBuild());
