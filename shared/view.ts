import type { Route, View } from './routes.ts';

/** A promise that carries its outcome the way React marks the ones it has read, so that `use` need not suspend on it. */
type Loading = Promise<View> & { status?: string; value?: View; reason?: unknown };

const views = new Map<string, Loading>();

/**
 * The view of a route, asked for once. A chunk that did not arrive stays rejected: navigating to it then
 * ends in a page load from the server (see LostChunk).
 */
export function loadView(route: Route): Promise<View> {
  const known = views.get(route.path);
  if (known) return known;
  const loading: Loading = route.load();
  views.set(route.path, loading);
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    (reason) => Object.assign(loading, { status: 'rejected', reason }),
  );
  return loading;
}
