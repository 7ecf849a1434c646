/** Resolves when everything the page shows has come. Scripts that are modules run before that. */
const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** Resolves after the first paint, which has content and comes later than `load` on a fast network. */
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  // Some browsers do not report paint.
  setTimeout(resolve, 2000);
});

/** Resolves at the first sign that the visitor is about to use the page; a finger is over what it presses, too. */
const intent = new Promise((resolve) => {
  for (const type of ['pointerover', 'keydown', 'focusin']) addEventListener(type, resolve, { once: true, passive: true });
});

/** Resolves when the browser has nothing else to do; Safari cannot say when that is. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Resolves after milliseconds; without any, in the next task, so that a tap or a scroll may come before. */
const wait = (delay?: number) => new Promise((resolve) => setTimeout(resolve, delay));

/**
 * Lays out what is below the first screen, which the first paint has not waited for: styles/first-paint.css. A tap or a
 * scroll comes in between after 10 ms. The marks stay: taking them back would restyle the page once more.
 */
async function layOutRest(): Promise<void> {
  let yieldedAt = 0;
  const parts = 'main>*,.article>*,.article-body>*,.band-page>*,.due-ledger>*,.forms>*,.forms li[id],.footer';
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    part.dataset.laidOut = '';
    part.getBoundingClientRect();
    if (performance.now() - yieldedAt < 10) continue;
    await wait();
    yieldedAt = performance.now();
  }
}

/**
 * Loads the page's chunk and the shared one. During a deployment a server of the release before has neither, and the
 * next try, after milliseconds, may reach a new one.
 */
async function load(url: string, [delay, ...later]: number[]): Promise<{ hydrate: (chunk: object) => void }> {
  try {
    const [chunk] = await Promise.all([import(url), import('shared')]);
    return chunk;
  } catch (error) {
    if (!delay) throw error;
    await wait(delay);
    return load(url, later);
  }
}

/**
 * Hydrates the page once it has been seen, or is about to be used. The page's chunk brings `hydrate` along, from the
 * shared one.
 */
async function start(): Promise<void> {
  await Promise.race([intent, Promise.all([loaded, painted]).then(idle)]);
  const { chunk: url = '' } = document.documentElement.dataset;
  const [chunk] = await Promise.all([load(url, [300, 1000, 3000]), layOutRest()]);
  await wait();
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
