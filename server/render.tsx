import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { type Route, routes } from '../shared/routes.ts';
import { loadView } from '../shared/view.ts';
import { Document } from './document.tsx';
import type { Manifest } from './site.ts';

/** Loads the views of all routes, so that rendering never waits. Rejects if one cannot be loaded. */
export async function loadViews(): Promise<void> {
  await Promise.all(routes.map(loadView));
}

/**
 * The HTML of a page: a pure function of the path and the build. `pathname` is the address asked for, which only the
 * not-found pages show. Throws if a component throws.
 */
export function renderPage(route: Route, pathname: string, origin: string, manifest: Manifest): string {
  const chunks = manifest.modules[route.module];
  if (!chunks) throw new Error(`${route.path}: the build has no chunk for ${route.module}`);
  const html = renderToString(
    <Document manifest={manifest} chunks={chunks} origin={origin}>
      <StaticRouter location={pathname}>
        <App origin={origin} />
      </StaticRouter>
    </Document>,
  );
  return `<!DOCTYPE html>${html}`;
}
