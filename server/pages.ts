import type { RequestHandler } from 'express';
import { canonicalPath, findRoute, pages } from '../shared/routes.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { Render } from './render.tsx';

const longestQuery = 512;

/** Redirects another spelling of a known page to the right one, its query kept. */
export const redirectToCanonicalPath: RequestHandler = (req, res, next) => {
  const path = canonicalPath(req.path);
  if (!path) return next();
  const query = req.url.slice(req.path.length);
  res.set({
    'Cache-Control': 'public, max-age=3600',
    'Content-Length': '0',
    Location: query.length <= longestQuery ? path + query : path,
  });
  res.status(301).end();
};

/** What answers the addresses of pages, known and unknown. */
interface Pages {
  send: RequestHandler;
  /** Answers every other path with the not-found page for it, which is rendered each time and never kept. */
  sendNotFound: RequestHandler;
  /** Prepares every page in every coding, letting requests in between. Rejects if one cannot be rendered. */
  warmUp: () => Promise<void>;
}

/**
 * The handlers of pages. `cache`, if there is one, keeps what has been rendered: a response a page, never more. Without
 * it every request renders, and is answered in the same way.
 */
export function createPages(
  render: Render,
  headers: Record<string, string>,
  cache: Map<string, PreparedResponse> | undefined,
): Pages {
  function prepare(path: string): PreparedResponse {
    const body = Buffer.from(render(findRoute(path), path));
    const cacheControl = 'public, max-age=0, must-revalidate';
    const page = new PreparedResponse({ type: 'text/html; charset=utf-8', cacheControl, body }, headers);
    cache?.set(path, page);
    return page;
  }

  return {
    send: (req, res, next) => {
      if (findRoute(req.path).status === 200) prepare(req.path).send(req, res);
      else next();
    },
    sendNotFound: (req, res) => {
      res.status(404).set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      res.send(render(findRoute(req.path), req.path));
    },
    warmUp: async () => {
      for (const { path } of cache ? pages : []) {
        (cache?.get(path) ?? prepare(path)).encode();
        await new Promise(setImmediate);
      }
    },
  };
}
