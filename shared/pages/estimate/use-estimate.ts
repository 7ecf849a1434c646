import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { EstimateContent } from '../../../content/page-types.ts';
import { readEstimate } from './read-estimate.ts';

/**
 * The estimate while it is being typed: it begins with what the address asks for, follows the form, and keeps the
 * address to it. Each is a query as `readEstimate` gives it. `filled` counts how often the fields were filled in by
 * something else than typing: they are made anew then.
 */
export function useEstimate(estimate: EstimateContent, asked: string, form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const [state, setState] = useState({ location, query: asked, filled: 0, hasChanged: false });
  const { query, filled, hasChanged } = state;
  if (state.location !== location) setState({ location, query: asked, filled: filled + 1, hasChanged });

  function read(): void {
    if (!form.current) return;
    const answers = [...new FormData(form.current)].map(([name, answer]) => [name, String(answer)]);
    const typed = readEstimate(estimate, new URLSearchParams(answers));
    if (typed !== query) setState({ ...state, query: typed, hasChanged: true });
  }

  // Somebody may have typed before this code was here.
  useEffect(read, []);

  // Not by the router: that would be a navigation, which scrolls and moves the focus. Nor for the page that is on its
  // way.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const wanted = query && `?${query}`;
    if (pathname === location.pathname && search !== wanted)
      window.history.replaceState(window.history.state, '', pathname + wanted + hash);
  }, [query, location.pathname]);

  const fill = (preset: string) => setState({ ...state, query: preset, filled: filled + 1, hasChanged: true });
  return { query, filled, hasChanged, read, fill };
}
