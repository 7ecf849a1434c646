import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { fillText } from '../shared/dated-words.ts';
import type { Route } from '../shared/route.ts';
import { pages, routes } from '../shared/routes.ts';
import { loadView } from '../shared/view.tsx';
import type { Dist } from './dist.ts';
import { Document } from './document.tsx';
import { createGraph } from './structured-data/graph.ts';
import { toScriptText } from './structured-data/script-text.ts';

/**
 * HTML of a route on a day of the office, an ISO date. `nearest` are the paths of pages that may have been meant by one
 * that does not exist, with spaces between them. Throws if a component throws.
 */
export type Render = (route: Route, day: string, nearest?: string) => string;

/**
 * Loads all words and graphs, so that rendering never waits, and returns the renderer: a pure function of the path,
 * the day and the build. Rejects if something cannot be loaded.
 */
export async function createRender(origin: string, { manifest, styles }: Dist): Promise<Render> {
  await Promise.all(routes.map(loadView));
  const graphs = new Map(
    await Promise.all(pages.map(async (route) => [route.path, toScriptText(await createGraph(route, origin))] as const)),
  );
  return (route, day, nearest) => {
    const chunk = manifest.chunks[route.chunk];
    if (!chunk) throw new Error(`${route.path}: the build has no chunk for ${route.chunk}`);
    const graph = graphs.get(route.path);
    const html = renderToString(
      <Document
        manifest={manifest}
        styles={styles}
        chunk={chunk}
        origin={origin}
        day={day}
        nearest={nearest}
        graph={graph && fillText(graph, day)}
      >
        <StaticRouter location={route.path}>
          <App origin={origin} day={day} nearest={nearest ?? ''} />
        </StaticRouter>
      </Document>,
    );
    return `<!DOCTYPE html>${html}`;
  };
}
