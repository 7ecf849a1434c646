import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { forgetLoaded, loadDocument } from '../shared/navigation/load-document.ts';
import type { PageData } from '../shared/routes.tsx';
import { anchorQuestion } from './anchor-question.ts';
import { addPage, loadPage } from './load-page.ts';
import { prefetchLinks } from './prefetch.ts';

const root = document.getElementById('site-root');
const data = document.getElementById('site-data')?.textContent;
if (!root || !data) throw new Error('This is no document of the site.');

/** The page as the server wrote it, to be put back if it or a next page fails: it is complete without scripts. */
const serverHtml = root.cloneNode(true);

/** The address of this document: loader.ts has written it down if the visitor has gone back since. */
const first = new URL(document.documentElement.dataset.address ?? window.location.href);

/** Whether the visitor has stepped back to another page. */
function isOther(): boolean {
  const { pathname, search } = window.location;
  return pathname !== first.pathname || search !== first.search;
}

/** Loads the document of the current address after the visitor went back before hydration, if the server can be reached. */
async function followHistory(): Promise<void> {
  if (!isOther()) return;
  const isReached = await fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isReached && isOther()) loadDocument();
}

/** Loads the document of the next page after an error; if that fails again, the server's HTML is restored. */
function restoreServerHtml(error: unknown): void {
  console.error(`${window.location.pathname} failed, so the server's page is shown.`, error);
  document.getElementById('site-root')?.replaceWith(serverHtml);
  delete document.documentElement.dataset.ready;
  followHistory();
  addEventListener('popstate', followHistory);
}

const page: PageData = JSON.parse(data);

/** From now on the router navigates, and controls that need scripting are shown. */
function Hydrated() {
  useEffect(() => {
    removeEventListener('popstate', followHistory);
    document.documentElement.dataset.ready = '';
    forgetLoaded();
    // The browser may have had the document from another day.
    addPage(first, page, page.day);
  }, []);
  return null;
}

followHistory();
addEventListener('popstate', followHistory);
// The router names each entry that it makes; this one is not its own.
const { key = Math.random().toString(36).slice(2, 10) } = history.state ?? {};
history.replaceState({ ...history.state, key }, '');
addPage(first, page);
// As a transition, hydration works in slices and gives way to a tap or a scroll.
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter useTransitions={false}>
      <App load={loadPage} />
      <Hydrated />
    </BrowserRouter>,
    {
      onUncaughtError: restoreServerHtml,
      // A step back during hydration finds the words of the page before, until the other document is here.
      onRecoverableError: (error) => isOther() || reportError(error),
    },
  );
});
prefetchLinks();
anchorQuestion();
