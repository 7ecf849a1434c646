import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The path that a click asks this app for; undefined if the click is the browser's, as on another site or a file. */
function findTarget(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return /^\/(?!\/)/.test(href) && !link.hasAttribute('target') && !link.hasAttribute('download') ? href : undefined;
}

/**
 * Follows links within the app: plain anchors and one listener. A `Link` each costs the server half of a render and
 * the browser a third of hydration. The address changes when the page is here; one that does not come is asked from
 * the server instead.
 */
export function useLinks(load: (pathname: string) => Promise<unknown>): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    let wanted: string | undefined;
    function follow(event: MouseEvent) {
      const target = findTarget(event);
      if (!target) return;
      event.preventDefault();
      // Pressed twice, a link is followed once.
      if (target === wanted) return;
      wanted = target;
      const go = (arrive: () => void) => {
        if (wanted !== target) return;
        wanted = undefined;
        arrive();
      };
      load(new URL(target, window.location.origin).pathname).then(
        () => go(() => navigate(target, { replace: target === pathname + search + hash })),
        () => go(() => window.location.assign(target)),
      );
    }
    document.addEventListener('click', follow);
    return () => {
      wanted = undefined;
      document.removeEventListener('click', follow);
    };
  }, [load, navigate, pathname, search, hash]);
}
