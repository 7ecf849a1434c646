import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { ErrorBoundary } from '../shared/navigation/error-boundary.tsx';
import { addPage, loadPage, type PageChunk } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';

/** Reports what React has mended, but not that the browser has skipped a view transition: the page is there. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException)) reportError(error);
}

/** Whether pages come whole, and fade into each other: elsewhere that would keep the visitor waiting. */
const quick = navigator.hardwareConcurrency > 4;
const fades = quick && !matchMedia('(prefers-reduced-motion)').matches;

/** Takes over the server's page, whose chunk has come. */
export function hydrate(chunk: PageChunk): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const { origin = '', day = '', served = '{}' } = document.documentElement.dataset;
  addPage(window.location.pathname, chunk);
  // As a transition, hydration works in slices and gives way to a tap or a scroll.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter useTransitions={fades}>
        <ErrorBoundary>
          <App origin={origin} day={day} served={JSON.parse(served)} load={loadPage} quick={quick} />
        </ErrorBoundary>
      </BrowserRouter>,
      { onRecoverableError },
    );
  });
  prefetchLinks(root);
}
