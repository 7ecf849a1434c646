import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { getScrollPosition, recordScrollPositions } from './scroll-restoration.ts';
import { coming, offline, useLinks } from './use-links.ts';

/**
 * Does what a browser does for full page loads: shows that a page is coming, and says so; then the new page starts at
 * the top (or at its #fragment), back and forward return to where the visitor was, focus moves to the heading, and the
 * title is announced. `load` is the page of a path.
 */
export function RouteAnnouncer({ load }: { load: (pathname: string) => Promise<unknown> }) {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const entry = key + pathname;
  const shown = useRef({ entry, pathname, search });
  const [words, announce] = useState('');

  useLinks(load, announce);
  // Before the router hears of a step back, as in useLinks.
  useLayoutEffect(() => recordScrollPositions(shown), []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, pathname, search };
    if (before.entry === entry) return;
    announce('');
    const samePage = before.pathname === pathname;
    const sameView = samePage && before.search === search;
    const position = type === 'POP' ? getScrollPosition(entry) : 0;
    // Another choice on the same page: the visitor is still at it. A jump within the page is the browser's.
    if (type === 'POP' ? sameView && position === undefined : samePage && !sameView && hash === '') return;
    window.scrollTo({ top: position ?? 0, behavior: 'instant' });
    if (type === 'POP' && sameView) return;
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // The server's graph describes the page it came with, not this one.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    announce(document.title);
  }, [entry, pathname, search, hash, type]);

  return (
    <>
      {words === coming && <div className="header-coming" />}
      <div className={words === offline ? 'header-offline' : 'visually-hidden'}>
        <p role="status">{words}</p>
        {words === offline && (
          <button className="button" type="button" onClick={() => announce('')}>
            OK
          </button>
        )}
      </div>
    </>
  );
}
