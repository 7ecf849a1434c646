import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../shared/app.tsx';
import { createLoadedPage } from '../shared/loaded-page.ts';
import type { PageLink, Served, TableRoute, View } from '../shared/route.ts';
import { findRoute, pages, routes } from '../shared/routes.ts';
import { activity } from './activity.ts';
import { createBlockStyles } from './block-styles.ts';
import { completeDocument, joinDocument } from './complete-document.ts';
import type { Dist } from './dist.ts';
import { Document } from './document.tsx';
import { loadView } from './load-view.ts';
import { findLetter } from './search/find-letter.ts';
import { createSearch, type Search } from './search/search.ts';
import { createGraph } from './structured-data/graph.ts';

/** A document, and what its policy names the styles of its blocks by. */
type RenderedPage = ReturnType<typeof joinDocument> & { styleSource: string };

/**
 * The HTML of a route on a day of the office, an ISO date, for a query as the route's `readQuery` gives it. `nearest`
 * are the pages that may have been meant by a path that does not exist. Throws if a component throws.
 */
export type RenderPage = (
  route: TableRoute,
  day: string,
  asked?: { query?: string | undefined; nearest?: PageLink[] },
) => RenderedPage;

/** Renders pages. */
export interface Render {
  renderPage: RenderPage;
  /** How a page reads its query, by its path, for those that depend on one. */
  queries: Map<string, NonNullable<View['readQuery']>>;
  search: Search;
}

/**
 * Loads all words and graphs, so that rendering never waits, and returns the renderer: a pure function of the path,
 * the day and the build. Rejects if something cannot be loaded.
 */
export async function createRender(origin: string, dist: Dist): Promise<Render> {
  const { manifest, inline } = dist;
  const loaded = new Map(
    await Promise.all(routes.map(async (route) => [route, createLoadedPage({ route, view: await loadView(route) })] as const)),
  );
  const graphs = new Map(await Promise.all(pages.map(async (route) => [route, await createGraph(route, origin)] as const)));
  const findBlockStyles = createBlockStyles(inline.blocks);
  const styles = Buffer.from(inline.styles);
  const load = (path: string) => {
    const page = loaded.get(findRoute(path));
    if (!page) throw new Error(`${path} is not in the route table`);
    return page;
  };
  const search = createSearch(dist.search);
  /** What a page shows and its scripts do not have, by its path. */
  const serve: Record<string, (query: URLSearchParams, day: string) => Served> = {
    '/forms': () => ({ forms: dist.search.forms }),
    '/search': (query, day) => {
      const words = query.get('q') ?? '';
      const letter = findLetter(words);
      return { results: search(words, day), ...(letter && { letter }) };
    },
  };
  const renderPage: RenderPage = (route, day, { query, nearest } = {}) => {
    const started = performance.now();
    const chunk = manifest.pages[route.path];
    if (!chunk) throw new Error(`${route.path}: the build has no chunk of it`);
    const graph = graphs.get(route);
    const served = nearest ? { nearest } : serve[route.path]?.(new URLSearchParams(query), day);
    const html = renderToString(
      <Document
        dist={dist}
        chunk={chunk}
        origin={origin}
        day={day}
        served={served && JSON.stringify(served)}
        imageAlt={manifest.previews[route.path]}
        graph={graph?.(day)}
      >
        <StaticRouter location={query ? `${route.path}?${query}` : route.path}>
          <App origin={origin} day={day} served={served ?? {}} load={load} quick />
        </StaticRouter>
      </Document>,
    );
    const whole = completeDocument(html, inline.drawings);
    const own = findBlockStyles(whole);
    const page = { ...joinDocument(whole, styles, manifest.css, own), styleSource: own.source };
    activity.emit('render', (performance.now() - started) / 1000);
    return page;
  };
  const queries: Render['queries'] = new Map();
  for (const [{ path }, page] of loaded) {
    const { readQuery } = (await page).view;
    if (readQuery) queries.set(path, readQuery);
  }
  return { renderPage, queries, search };
}
