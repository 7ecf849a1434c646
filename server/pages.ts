import type { RequestHandler } from 'express';
import { getOfficeDay } from '../shared/office-clock.ts';
import type { PageLink, TableRoute } from '../shared/route.ts';
import { findRoute, pages, routes } from '../shared/routes.ts';
import { activity } from './activity.ts';
import { onNewDay } from './new-day.ts';
import { getPagePolicy } from './page-policy.ts';
import { PreparedResponse } from './prepared-response.ts';
import { createQueriedPages } from './queried-pages.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Render } from './render.tsx';
import { suggestPages } from './suggest-pages.ts';

const type = 'text/html; charset=utf-8';

/** How many not-found pages are kept: more are asked for by machines alone, which get the one without suggestions. */
const mostNotFoundPages = 64;

/** How many paths a second are compared with those of all pages, for which a flood of them would take all the time. */
const mostComparisons = 100;

/**
 * The handlers of pages: `send` answers known paths, `sendQueried` those whose query matters, and `sendNotFound` all
 * others. `cache`, if there is one, keeps the responses until the office's day ends; without it every request renders,
 * and is answered in the same way. `warmUp` renders every page ahead, letting requests in between, and rejects if one
 * cannot be rendered.
 */
export function createPages(
  { renderPage, queries, search, forms }: Render,
  headers: Record<string, string>,
  cache: Map<string, PreparedResponse> | undefined,
) {
  const notFoundPages = new Map<string, PreparedResponse>();
  let day = getOfficeDay(new Date());
  let policy = getPagePolicy(new Date());
  setInterval(() => {
    policy = getPagePolicy(new Date());
  }, 1000).unref();
  // A kept page ends with the office's day: what is due and what a rate is can change at midnight.
  onNewDay((today) => {
    day = today;
    for (const { path } of routes) cache?.delete(path);
    notFoundPages.clear();
    queriedPages.clear();
  });

  function prepare(route: TableRoute): PreparedResponse {
    const rendered = renderPage(route, day, { served: route.path === '/forms' ? { forms } : undefined });
    const page = new PreparedResponse({ ...rendered, type, cacheControl: () => policy }, headers);
    cache?.set(route.path, page);
    return page;
  }

  /** A page is the same for all paths that are near to the same pages, so few are ever made. */
  function prepareNotFound(route: TableRoute, nearest: PageLink[], busy = false): PreparedResponse {
    const key = [route, ...nearest].map(({ path }) => path).join(' ') + (busy ? ' busy' : '');
    const known = notFoundPages.get(key);
    if (known) return known;
    if (notFoundPages.size >= mostNotFoundPages && nearest.length > 0) return prepareNotFound(route, []);
    const page = new PreparedResponse(
      {
        ...renderPage(route, day, { served: { nearest } }),
        type,
        cacheControl: 'no-store',
        status: 404,
        headers: { 'X-Robots-Tag': 'noindex', ...(busy && { 'Retry-After': '1' }) },
      },
      headers,
    );
    if (cache) notFoundPages.set(key, page);
    return page;
  }

  const queriedPages = createQueriedPages(
    queries,
    (path, query) =>
      new PreparedResponse(
        {
          ...renderPage(findRoute(path), day, {
            query,
            served: path === '/search' ? { results: search(new URLSearchParams(query).get('q') ?? '', day) } : undefined,
          }),
          type,
          cacheControl: () => policy,
          headers: { 'X-Robots-Tag': 'noindex' },
        },
        headers,
      ),
    headers,
    cache !== undefined,
  );
  const mayCompare = createRateLimit(mostComparisons);
  const send: RequestHandler = (req, res, next) => {
    const route = findRoute(req.path);
    if (route.status === 200) prepare(route).send(req, res);
    else next();
  };
  const sendNotFound: RequestHandler = (req, res) => {
    const route = findRoute(req.path);
    if (route.parent) prepareNotFound(route, []).send(req, res);
    else if (mayCompare())
      prepareNotFound(
        route,
        suggestPages(req.path, pages, (words) => search(words, day, { strict: true, most: 3 })),
      ).send(req, res);
    else {
      activity.emit('shed', 'rate');
      prepareNotFound(route, [], true).send(req, res);
    }
  };
  const warmUp = async () => {
    const rendered: PreparedResponse[] = [];
    for (const route of cache ? routes : []) {
      rendered.push(route.status === 200 ? (cache?.get(route.path) ?? prepare(route)) : prepareNotFound(route, []));
      await new Promise(setImmediate);
    }
    return rendered;
  };
  return { send, sendQueried: queriedPages.send, sendNotFound, warmUp };
}
