import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { pages, type Route, routes } from '../shared/routes.ts';
import { loadView } from '../shared/view.ts';
import { Document } from './document.tsx';
import type { Manifest } from './site.ts';
import { graphOf, scriptText } from './structured-data/graph.ts';

/** HTML of a route. `pathname` is the address asked for, which only the not-found pages show. Throws if a component throws. */
export type Render = (route: Route, pathname: string) => string;

/**
 * Loads all words and graphs, so that rendering never waits, and returns the renderer: a pure function of the path and
 * the build. Rejects if something cannot be loaded.
 */
export async function makeRender(origin: string, manifest: Manifest): Promise<Render> {
  await Promise.all(routes.map(loadView));
  const graphs = new Map(
    await Promise.all(pages.map(async (route) => [route.path, scriptText(await graphOf(route, origin))] as const)),
  );
  return (route, pathname) => {
    const chunk = manifest.modules[route.module];
    if (!chunk) throw new Error(`${route.path}: the build has no chunk for ${route.module}`);
    const html = renderToString(
      <Document manifest={manifest} chunk={chunk} origin={origin} graph={graphs.get(route.path)}>
        <StaticRouter location={pathname}>
          <App origin={origin} />
        </StaticRouter>
      </Document>,
    );
    return `<!DOCTYPE html>${html}`;
  };
}
