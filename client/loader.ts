// This script is part of the document. The page is complete without the script that it loads.
import { unfold } from './unfold.ts';

// A step back before hydration changes the address without a document of its own. So may an extension, by no step.
const { href } = window.location;
addEventListener(
  'popstate',
  () => {
    document.documentElement.dataset.address = href;
  },
  { once: true },
);

/** Resolves when everything the page shows has come. */
const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** Resolves at the first contentful paint; some browsers do not report it. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 2000);
});

/** Resolves at the first interaction: pointer, key or touch. */
const intent = new Promise((resolve) => {
  for (const type of ['pointerover', 'keydown', 'focusin']) addEventListener(type, resolve, { once: true, passive: true });
});

/** Resolves when the browser is idle; Safari does not report it. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Opens or closes the menu when one of its buttons is pressed, as a browser does that knows their `command`. */
function commandMenu(event: Event): void {
  const control = event.target instanceof Element && event.target.closest('[commandfor]');
  const menu = document.querySelector<HTMLDialogElement>('dialog#site-menu');
  if (!control || !menu) return;
  if (menu.open) menu.close();
  else menu.showModal();
}

unfold();
if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', commandMenu);
Promise.race([intent, Promise.all([loaded, painted]).then(idle)])
  .then(() => import(document.documentElement.dataset.script ?? ''))
  .catch((error) => console.error('Not hydrated.', error));
if (DEV) import('./reload.ts').then(({ reloadOnBuild }) => reloadOnBuild());
