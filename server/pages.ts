import type { RequestHandler } from 'express';
import { findCanonicalPath, findRoute, pages } from '../shared/routes.ts';
import { getOfficeDay } from './office-day.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { Render } from './render.tsx';

const longestQuery = 512;

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
 * The handlers of pages: `send` answers known paths and `sendNotFound` all others, which are rendered each time and
 * never kept. `cache`, if there is one, keeps known pages, a response each, until the office's day ends; without it
 * every request renders, and is answered in the same way. `warmUp` prepares every page ahead, letting requests in
 * between, and rejects if one cannot be rendered.
 */
export function createPages(render: Render, headers: Record<string, string>, cache: Map<string, PreparedResponse> | undefined) {
  let day = getOfficeDay(new Date());
  // A kept page ends with the office's day: what is due and what a rate is can change at midnight.
  setInterval(() => {
    const today = getOfficeDay(new Date());
    if (today !== day) for (const { path } of pages) cache?.delete(path);
    day = today;
  }, 1000).unref();

  function prepare(path: string): PreparedResponse {
    const body = Buffer.from(render(findRoute(path), path, day));
    const cacheControl = 'public, max-age=0, must-revalidate';
    const page = new PreparedResponse({ type: 'text/html; charset=utf-8', cacheControl, body }, headers);
    cache?.set(path, page);
    return page;
  }

  const send: RequestHandler = (req, res, next) => {
    if (findRoute(req.path).status === 200) prepare(req.path).send(req, res);
    else next();
  };
  const sendNotFound: RequestHandler = (req, res) => {
    res.status(404).set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.send(render(findRoute(req.path), req.path, day));
  };
  const warmUp = async () => {
    for (const { path } of cache ? pages : []) {
      (cache?.get(path) ?? prepare(path)).encode();
      await new Promise(setImmediate);
    }
  };
  return { send, sendNotFound, warmUp };
}
