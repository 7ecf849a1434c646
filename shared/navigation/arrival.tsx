import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pending } from './pending.ts';

/** How far each entry of the history was scrolled, by the router's key; kept when the tab goes elsewhere. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem('scrolls') ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Does what a browser does for full page loads: says that a page is coming, starts the new one at the top or at its
 * #fragment, goes back to where the visitor was, moves the focus to the heading and announces the title.
 */
export function Arrival() {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname, search });
  const positions = useRef<Record<string, number>>({});
  const [title, announce] = useState('');
  const coming = useSyncExternalStore(pending.subscribe, pending.get, () => '');

  useLayoutEffect(() => {
    positions.current = readPositions();
    const record = () => {
      positions.current[shown.current.key] = window.scrollY;
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem('scrolls', JSON.stringify(positions.current));
      } catch {
        // Blocked or full: the next document starts at the top.
      }
    };
    const ended = new AbortController();
    history.scrollRestoration = 'manual';
    // A click or a step back can come before the last scroll event has.
    for (const change of ['scroll', 'click', 'popstate'])
      addEventListener(change, record, { capture: true, signal: ended.signal });
    addEventListener('pagehide', leave, { signal: ended.signal });
    return () => ended.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, search };
    if (before.key === key) return;
    const samePage = before.pathname === pathname;
    const position = type === 'POP' ? positions.current[key] : undefined;
    if (position !== undefined || !hash) {
      // Another choice on the same page: the visitor is still at it.
      if (position === undefined && samePage && before.search !== search) return;
      window.scrollTo({ top: position ?? 0, behavior: 'instant' });
    } else document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    if (samePage && before.search === search) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // The server's graph describes the page it came with, not this one.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    announce(document.title);
    // For who looks at what is on the page now: client/pages.ts.
    dispatchEvent(new Event('arrived'));
  }, [key, pathname, search, hash, type]);

  return (
    <>
      {coming && <div className="header-coming" />}
      <div className="visually-hidden">
        <p role="status">{coming || title}</p>
      </div>
    </>
  );
}
