import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const inBrowser = typeof window !== 'undefined';
const useCommitEffect = inBrowser ? useLayoutEffect : useEffect;
const scrolls = new Map<string, number>(inBrowser ? JSON.parse(sessionStorage.getItem('scrolls') ?? '[]') : []);

/** Notes how far each history entry is scrolled. The browser's own restoration is off while the app is here: it acts before the page has changed. */
function followScroll(entry: () => string): () => void {
  const note = () => scrolls.set(entry(), window.scrollY);
  const leave = () => {
    history.scrollRestoration = 'auto';
    sessionStorage.setItem('scrolls', JSON.stringify([...scrolls]));
  };
  history.scrollRestoration = 'manual';
  // A click or a step back can come before the last scroll event has.
  for (const type of ['scroll', 'click', 'popstate']) addEventListener(type, note, true);
  addEventListener('pagehide', leave);
  return () => {
    for (const type of ['scroll', 'click', 'popstate']) removeEventListener(type, note, true);
    removeEventListener('pagehide', leave);
  };
}

/**
 * What a full page load would do, done after a client navigation: a new page starts at the top (or at its #fragment),
 * back and forward return to where the visitor was, focus moves to the heading, and the title is announced.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const entry = key + pathname;
  const shown = useRef({ entry, pathname });
  const [announcement, announce] = useState('');

  useEffect(() => followScroll(() => shown.current.entry), []);

  useCommitEffect(() => {
    const before = shown.current;
    shown.current = { entry, pathname };
    const jumpInPage = type === 'POP' && hash !== '' && before.pathname === pathname;
    if (before.entry === entry || jumpInPage) return;
    window.scrollTo({ top: type === 'POP' ? (scrolls.get(entry) ?? 0) : 0, behavior: 'instant' });
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // The server's graph describes the page it came with, not this one.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    announce(document.title);
  }, [entry, pathname, hash, type]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
