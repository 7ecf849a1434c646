import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { findRoute } from '../shared/routes.ts';
import { loadView } from '../shared/view.ts';
import { prefetchLinks } from './prefetch.ts';

const root = document.getElementById('root');
const origin = document.documentElement.dataset.origin ?? window.location.origin;

/** Takes over the server's page once its chunk is here. If the chunk is lost, the page stays as it came: it works without us. */
async function hydrate(element: HTMLElement): Promise<void> {
  await loadView(findRoute(window.location.pathname));
  // As a transition, hydration works in slices and gives way to a tap or a scroll.
  startTransition(() => {
    hydrateRoot(
      element,
      <BrowserRouter>
        <App origin={origin} />
      </BrowserRouter>,
    );
  });
  prefetchLinks();
}

if (root) hydrate(root).catch((error) => console.warn('The page is shown as the server sent it.', error));
if (DEV) import('./reload.ts').then(({ reloadOnRestart }) => reloadOnRestart());
