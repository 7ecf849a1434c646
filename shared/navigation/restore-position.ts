import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPath, type Location, type NavigationType } from 'react-router';

/** How far each entry of the history was scrolled, in pixels. */
type Positions = Record<string, number>;

const stored = 'scroll-positions';

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? '{}');
  } catch {
    return {};
  }
}

function storePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify(positions));
  } catch {
    // Blocked or full: the next document starts at the top.
  }
}

/**
 * Returns a key for a history entry. The address alone cannot be one, since a form may change it. Entries that the
 * browser makes itself share the router's key `default`, but have different addresses.
 */
const nameEntry = (location: Location) => (location.key === 'default' ? createPath(location) : location.key);

/**
 * Scrolls to where the visitor has been, else to the fragment, from which the keyboard goes on, else to the top. Of a text
 * that is looked for in the fragment the fold is opened, and the line comes into view.
 */
function goToPlace(position: number | undefined, { hash, state }: Location): void {
  const target = position === undefined && hash ? document.getElementById(hash.slice(1)) : null;
  if (!target) return window.scrollTo({ top: position ?? 0, behavior: 'instant' });
  // A phone folds the figure of a service.
  target.closest('.service-figure')?.querySelector('details')?.toggleAttribute('open', true);
  const lines = typeof state === 'string' ? [...target.querySelectorAll('details, li, p, tr')] : [];
  const line = lines.find((element) => element.textContent.includes(state));
  const fold = line?.querySelector('details') ?? line?.closest('details');
  if (fold) fold.open = true;
  const summary = fold?.querySelector('summary');
  if (target.tabIndex < 0) target.tabIndex = -1;
  const isShown = summary && summary.getClientRects().length > 0;
  (isShown ? summary : target).scrollIntoView({ behavior: 'instant' });
  if (!summary) line?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  target.focus({ preventScroll: true });
}

/** Records the scroll position of each history entry, also for a later document of this tab. Returns the positions. */
function usePositions(shown: { current: Location }): { current: Positions } {
  const positions = useRef<Positions>({});
  useEffect(() => {
    positions.current = { ...readPositions(), ...positions.current };
    const ended = new AbortController();
    const { signal } = ended;
    const record = () => {
      positions.current[nameEntry(shown.current)] = window.scrollY;
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      storePositions(positions.current);
    };
    // Left to us by load-document.ts.
    if (history.scrollRestoration === 'manual' && window.scrollY === 0)
      goToPlace(positions.current[nameEntry(shown.current)], shown.current);
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    // A page that was kept whole while the visitor was elsewhere goes on.
    addEventListener('pageshow', takeOver, { signal });
    // A click or a step back can come before the last scroll event has.
    for (const type of ['scroll', 'click', 'popstate']) addEventListener(type, record, { capture: true, signal });
    addEventListener('pagehide', leave, { signal });
    return () => ended.abort();
  }, [shown]);
  return positions;
}

/**
 * Does what a browser does when a document is loaded: a new page starts at the top or at its fragment with the focus on
 * its heading, and back and forward return to the place. Returns the title to announce, which is empty on the first
 * page.
 */
export function useRestoredPosition(location: Location, type: NavigationType, title: string): string {
  const shown = useRef(location);
  const positions = usePositions(shown);
  const [announced, announce] = useState('');
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (nameEntry(before) === nameEntry(location)) return;
    const { pathname, search, hash } = location;
    const isSamePage = before.pathname === pathname;
    const isSameView = isSamePage && before.search === search;
    const position = type === 'POP' ? positions.current[nameEntry(location)] : undefined;
    // Another choice on the same page: the visitor is still at it.
    if (position === undefined && isSamePage && !isSameView && !hash) return;
    goToPlace(position, location);
    if (isSameView) return;
    // A page with `autoFocus`, such as the search, has focused its field already.
    const isTaken = document.activeElement?.matches('main input');
    if ((!hash || type === 'POP') && !isTaken) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    // The graph describes the page that it came with.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    announce(title);
  }, [location, type, title, positions]);
  return announced;
}
