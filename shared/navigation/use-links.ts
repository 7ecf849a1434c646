import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What is said of a page that takes longer than a moment, and of one that cannot come. */
export const coming = 'Loading the next page…';
export const offline = 'You are offline, so this page stays. Try again when you are connected.';

/** The path that a click asks this app for; undefined if the click is the browser's, as on another site or a file. */
function findTarget(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return /^\/(?!\/)/.test(href) && !link.hasAttribute('target') && !link.hasAttribute('download') ? href : undefined;
}

type Load = (pathname: string) => Promise<unknown>;
type Announce = (words: string) => void;

/**
 * Goes to one page at a time. `go` arrives at `target` when its page is here. Meanwhile the old one stays, which is
 * announced when it takes longer than a moment. If it does not come, or not in four seconds, `ask` asks the server.
 */
function createNavigation(load: Load, announce: Announce) {
  let wanted = '';
  let sign = 0;
  function stop() {
    wanted = '';
    clearTimeout(sign);
  }
  function go(target: string, arrive: () => void, ask: () => void) {
    // Pressed twice, a link is followed once.
    if (target === wanted) return;
    stop();
    announce('');
    wanted = target;
    sign = window.setTimeout(announce, 150, coming);
    const end = (act: () => void) => () => {
      if (wanted !== target) return;
      stop();
      act();
    };
    const late = new Promise((_, reject) => setTimeout(reject, 4000));
    Promise.race([load(new URL(target, window.location.origin).pathname), late]).then(
      end(arrive),
      end(() => (navigator.onLine ? ask() : announce(offline))),
    );
  }
  return { go, stop };
}

/**
 * Follows links within the app, plain anchors, with one listener: a `Link` each costs the server half of a render and
 * the browser a third of hydration. The address changes when the page is here. Going back and forward, it has changed
 * before, and the router is told of it then.
 */
export function useLinks(load: Load, announce: Announce): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [{ go, stop }] = useState(() => createNavigation(load, announce));

  // Before the router listens, which it does after what it contains.
  useLayoutEffect(() => {
    function pop(event: PopStateEvent) {
      if (!event.isTrusted) return;
      stop();
      // The page is here, see markSettled.
      if ('value' in load(window.location.pathname)) return;
      event.stopImmediatePropagation();
      const arrive = () => window.dispatchEvent(new PopStateEvent('popstate'));
      go(window.location.href, arrive, () => window.location.reload());
    }
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, [load, announce, go, stop]);

  useEffect(() => {
    function follow(event: MouseEvent) {
      const target = findTarget(event);
      if (!target) return;
      event.preventDefault();
      const arrive = () => navigate(target, { replace: target === pathname + search + hash });
      go(target, arrive, () => window.location.assign(target));
    }
    document.addEventListener('click', follow);
    return () => {
      stop();
      document.removeEventListener('click', follow);
    };
  }, [go, stop, navigate, pathname, search, hash]);
}
