import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPath, type Location, type NavigationType } from 'react-router';

/** Where the visitor was in an entry of the history: how far it was scrolled, in pixels, and the link that was followed. */
interface Place {
  top: number;
  /** Its `href`, and which of the links with that it is. */
  link?: [href: string, index: number];
}

type Places = Partial<Record<string, Place>>;

const stored = 'places';

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? '{}');
  } catch {
    return {};
  }
}

function storePlaces(places: Places): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify(places));
  } catch {
    // Blocked or full: the next document starts at the top.
  }
}

const listLinks = (href: string) => [...document.links].filter((link) => link.getAttribute('href') === href);

/** Returns how to find the link again that a click follows. */
function findLink(target: EventTarget | null): Place['link'] {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  return link && href ? [href, listLinks(href).indexOf(link)] : undefined;
}

/**
 * Returns a key for a history entry. The address alone cannot be one, since a form may change it. Entries that the
 * browser makes itself share the router's key `default`, but have different addresses.
 */
const nameEntry = (location: Location) => (location.key === 'default' ? createPath(location) : location.key);

/** Returns what the keyboard goes on from at the target of a link: of a section or of `main`, which have no name, the heading. */
function findStart(target: HTMLElement): HTMLElement {
  return (target.matches('section:not([tabindex]), main') && target.querySelector<HTMLElement>('h1, h2, h3')) || target;
}

/**
 * Scrolls to where the visitor has been, else to the fragment, from which the keyboard goes on, else to the top. Of a text
 * that is looked for in the fragment the fold is opened, and the line comes into view.
 */
function goToPlace(place: Place | undefined, { hash, state }: Location): void {
  const target = !place && hash ? document.getElementById(hash.slice(1)) : null;
  if (!target) return window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
  // A phone folds the figure of a service.
  target.closest('.service-figure')?.querySelector('details')?.toggleAttribute('open', true);
  const lines = typeof state === 'string' ? [...target.querySelectorAll(':not(.rest) > summary, li, p, tr')] : [];
  const line = lines.find((element) => element.textContent.includes(state));
  const fold = line?.closest('details');
  if (fold) fold.open = true;
  const summary = fold?.querySelector('summary');
  const start = findStart(target);
  if (start.tabIndex < 0) start.tabIndex = -1;
  const isShown = summary && summary.getClientRects().length > 0 && !fold?.matches('.rest');
  const top = isShown ? summary : line?.matches('li') ? line : target;
  top.scrollIntoView({ behavior: 'instant' });
  if (!summary) line?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  start.focus({ preventScroll: true });
}

/**
 * Records the place in each history entry, also for a later document of this tab, which the system may end without a
 * word. Returns the places.
 */
function usePlaces(shown: { current: Location }): { current: Places } {
  const places = useRef<Places>({});
  useEffect(() => {
    places.current = { ...readPlaces(), ...places.current };
    const ended = new AbortController();
    const { signal } = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      clearTimeout(timer);
      timer = undefined;
      storePlaces(places.current);
    };
    const record = ({ type, target }: Event) => {
      const { current } = shown;
      // The browser has jumped to a fragment that was typed, and its entry is not shown yet.
      if (!window.history.state && window.location.hash !== current.hash) return;
      const name = nameEntry(current);
      const link = (type === 'click' && findLink(target)) || places.current[name]?.link;
      places.current[name] = { top: window.scrollY, ...(link && { link }) };
      // A slow phone takes up to a millisecond to store, and reports each frame of a scroll.
      timer ??= setTimeout(store, 200);
    };
    // Left to us by load-document.ts, or by a tab that ended while it was seen.
    if (history.scrollRestoration === 'manual' && window.scrollY === 0)
      goToPlace(places.current[nameEntry(shown.current)], shown.current);
    // The browser itself returns to the place when the tab is loaded again that the visitor has left.
    const leaveOrReturn = () => {
      store();
      history.scrollRestoration = document.hidden ? 'auto' : 'manual';
    };
    history.scrollRestoration = 'manual';
    document.addEventListener('visibilitychange', leaveOrReturn, { signal });
    // A click or a step back can come before the last scroll event has.
    for (const type of ['scroll', 'click', 'popstate']) addEventListener(type, record, { capture: true, signal });
    return () => ended.abort();
  }, [shown]);
  return places;
}

/** Focuses the link that was followed from a place. Returns whether it is still there. */
function focusLink(place: Place | undefined): boolean {
  if (!place?.link) return false;
  const [href, index] = place.link;
  const link = listLinks(href)[index];
  link?.focus({ preventScroll: true });
  return link !== undefined && link === document.activeElement;
}

/**
 * Does what a browser does when a document is loaded: a new page starts at the top or at its fragment with the focus on
 * its heading, and back and forward return to the place and to the link that was followed there. Returns the title to
 * announce, which is empty on the first page.
 */
export function useRestoredPosition(location: Location, type: NavigationType, title: string): string {
  const shown = useRef(location);
  const places = usePlaces(shown);
  const [announced, announce] = useState('');
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (nameEntry(before) === nameEntry(location)) return;
    const { pathname, search, hash } = location;
    const isSamePage = before.pathname === pathname;
    const isSameView = isSamePage && before.search === search;
    const place = type === 'POP' ? places.current[nameEntry(location)] : undefined;
    // Another choice on the same page: the visitor is still at it.
    if (!place && isSamePage && !isSameView && !hash) return;
    goToPlace(place, location);
    // A page with `autoFocus`, such as the search, has focused its field already.
    const isTaken = document.activeElement?.matches('main input');
    const isAtHeading = place ? !isSameView : !hash;
    if (!isTaken && !focusLink(place) && isAtHeading) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (isSameView) return;
    // The graph describes the page that it came with.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    announce(title);
  }, [location, type, title, places]);
  return announced;
}
