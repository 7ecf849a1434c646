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

/** Resolves in a task of its own, so that a tap or a scroll may come before. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Lays out what is below the first screen, which the first paint has not waited for: styles/layout/first-paint.css. */
async function layOutRest(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>(':is(main, .article, .article-body, .band-page) > *, .footer');
  for (const part of parts) {
    part.dataset.laidOut = '';
    part.getBoundingClientRect();
    await nextTask();
  }
  document.querySelector('main')?.removeAttribute('data-first-paint');
  for (const part of parts) delete part.dataset.laidOut;
}

/** Milliseconds before each further try to load the scripts. */
const delays = [300, 1000, 3000];

/**
 * Loads the page's chunk and the shared one. During a deployment a server of the release before has neither, and the
 * next try may reach a new one.
 */
async function load(url: string, tries = 0): Promise<{ hydrate: (chunk: object) => void }> {
  try {
    const [chunk] = await Promise.all([import(url), import('shared')]);
    return chunk;
  } catch (error) {
    if (tries === delays.length) throw error;
    await new Promise((resolve) => setTimeout(resolve, delays[tries]));
    return load(url, tries + 1);
  }
}

/**
 * Hydrates the page once it has been seen, or is about to be used. The page's chunk brings `hydrate` along, from the
 * shared one.
 */
async function start(): Promise<void> {
  await Promise.race([intent, Promise.all([loaded, painted]).then(idle)]);
  const { chunk: url = '' } = document.documentElement.dataset;
  const [chunk] = await Promise.all([load(url), layOutRest()]);
  await nextTask();
  chunk.hydrate(chunk);
}

/** Says nothing of a view transition between documents that the browser skips, as when the window changes. */
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException) event.preventDefault();
});

/** Opens or closes the menu when one of its buttons is pressed, as a browser does that knows their `command`. */
function commandMenu(event: Event): void {
  const control = event.target instanceof Element && event.target.closest('[commandfor]');
  const menu = document.querySelector('dialog');
  if (!control || !menu) return;
  if (menu.open) menu.close();
  else menu.showModal();
}

if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', commandMenu);
start().catch((error) => console.error('Not hydrated.', error));
if (DEV) import('./reload.ts').then(({ reloadOnBuild }) => reloadOnBuild());
