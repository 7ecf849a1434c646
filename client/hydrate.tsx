import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { findRoute } from '../shared/routes.ts';
import { loadView } from '../shared/view.tsx';
import { prefetchLinks } from './prefetch.ts';

/** Takes over the server's page once its words are here. Rejects if they do not come; the page works without. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const { origin = '', day = '', nearest = '' } = document.documentElement.dataset;
  await loadView(findRoute(window.location.pathname));
  // As a transition, hydration works in slices and gives way to a tap or a scroll.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App origin={origin} day={day} nearest={nearest} />
      </BrowserRouter>,
    );
  });
  prefetchLinks();
}
