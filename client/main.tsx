import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { loadDocument } from '../shared/navigation/load-document.ts';
import { addPage, loadPage } from './load-page.ts';
import { prefetchLinks } from './prefetch.ts';

const root = document.getElementById('root');
const data = document.getElementById('page')?.textContent;
if (!root || !data) throw new Error('This is no document of the site.');

/** The page as the server wrote it, to be put back if it cannot be hydrated: it is complete without scripts. */
const written = root.cloneNode(true);

const readAddress = () => window.location.pathname + window.location.search;
const first = readAddress();

function loadOther(): void {
  if (readAddress() !== first && navigator.onLine) loadDocument();
}

function putBack(error: unknown): void {
  console.error(`${window.location.pathname} failed, so the server's page is shown.`, error);
  document.getElementById('root')?.replaceWith(written);
  loadOther();
  // Nothing else follows a step back any more.
  addEventListener('popstate', loadOther);
}

addPage(JSON.parse(data));
// As a transition, hydration works in slices and gives way to a tap or a scroll.
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter useTransitions={false}>
      <App load={loadPage} />
    </BrowserRouter>,
    {
      onUncaughtError: putBack,
      onCaughtError: (error) => console.error(`${window.location.pathname} failed.`, error),
    },
  );
});
prefetchLinks();
