import type { RequestHandler } from 'express';
import { getOfficeDay } from '../shared/office-clock.ts';
import type { Route } from '../shared/route.ts';
import { findCanonicalPath, findRoute, pages, routes } from '../shared/routes.ts';
import { findNearestPages } from './nearest-pages.ts';
import { onNewDay } from './new-day.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { Render } from './render.tsx';

const longestQuery = 512;
const type = 'text/html; charset=utf-8';

/** How many not-found pages are kept: more are asked for by machines alone, which get the one without suggestions. */
const mostNotFoundPages = 64;

/** Redirects another spelling of a known page to the right one, its query kept. */
export const redirectToCanonicalPath: RequestHandler = (req, res, next) => {
  const path = findCanonicalPath(req.path);
  if (!path) return next();
  const query = req.url.slice(req.path.length);
  res.set({
    'Cache-Control': 'public, max-age=3600',
    'Content-Length': '0',
    Location: query.length <= longestQuery ? path + query : path,
  });
  res.status(301).end();
};

/**
 * The handlers of pages: `send` answers known paths and `sendNotFound` all others. `cache`, if there is one, keeps the
 * responses until the office's day ends; without it every request renders, and is answered in the same way. `warmUp`
 * prepares every page ahead, letting requests in between, and rejects if one cannot be rendered.
 */
export function createPages(render: Render, headers: Record<string, string>, cache: Map<string, PreparedResponse> | undefined) {
  const notFoundPages = new Map<string, PreparedResponse>();
  let day = getOfficeDay(new Date());
  // A kept page ends with the office's day: what is due and what a rate is can change at midnight.
  onNewDay((today) => {
    day = today;
    for (const { path } of pages) cache?.delete(path);
    notFoundPages.clear();
  });

  function prepare(route: Route): PreparedResponse {
    const body = Buffer.from(render(route, day));
    const page = new PreparedResponse({ type, cacheControl: 'public, max-age=0, must-revalidate', body }, headers);
    cache?.set(route.path, page);
    return page;
  }

  /** A page is the same for all paths that are near to the same pages, so few are ever made. */
  function prepareNotFound(route: Route, nearest: string): PreparedResponse {
    const known = notFoundPages.get(route.path + nearest);
    if (known) return known;
    if (notFoundPages.size >= mostNotFoundPages && nearest) return prepareNotFound(route, '');
    const body = Buffer.from(render(route, day, nearest));
    const robots = { 'X-Robots-Tag': 'noindex' };
    const page = new PreparedResponse({ type, cacheControl: 'no-store', body, status: 404, headers: robots }, headers);
    if (cache) notFoundPages.set(route.path + nearest, page);
    return page;
  }

  const send: RequestHandler = (req, res, next) => {
    const route = findRoute(req.path);
    if (route.status === 200) prepare(route).send(req, res);
    else next();
  };
  const sendNotFound: RequestHandler = (req, res) => {
    const route = findRoute(req.path);
    const nearest = route.parent ? [] : findNearestPages(req.path, pages);
    prepareNotFound(route, nearest.map(({ path }) => path).join(' ')).send(req, res);
  };
  const warmUp = async () => {
    for (const route of cache ? routes : []) {
      const page = route.status === 200 ? (cache?.get(route.path) ?? prepare(route)) : prepareNotFound(route, '');
      page.encode();
      await new Promise(setImmediate);
    }
  };
  return { send, sendNotFound, warmUp };
}
