import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { getScrollPosition, recordScrollPositions } from './scroll-restoration.ts';

/**
 * Does after a client navigation what a full page load would: a new page starts at the top (or at its #fragment),
 * back and forward return to where the visitor was, focus moves to the heading, and the title is announced.
 */
export function RouteAnnouncer() {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const entry = key + pathname;
  const shown = useRef({ entry, pathname, search });
  const [announcement, announce] = useState('');

  useEffect(() => recordScrollPositions(() => shown.current.entry), []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, pathname, search };
    const jumpInPage = type === 'POP' && hash !== '' && before.pathname === pathname;
    // Another choice on the same page: the visitor is still at it.
    const choice = type !== 'POP' && hash === '' && before.pathname === pathname && before.search !== search;
    if (before.entry === entry || jumpInPage || choice) return;
    window.scrollTo({ top: type === 'POP' ? getScrollPosition(entry) : 0, behavior: 'instant' });
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // The server's graph describes the page it came with, not this one.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    announce(document.title);
  }, [entry, pathname, search, hash, type]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
