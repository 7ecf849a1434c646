import type { NextFunction, Request, Response } from 'express';
import { canonicalPath, findRoute } from '../shared/routes.ts';
import { pathOf } from './guard.ts';
import type { Render } from './render.tsx';

const longestQuery = 512;

/** Sends a known page asked for in another spelling to the right one, its query kept. */
export function oneSpelling(req: Request, res: Response, next: NextFunction): void {
  const path = canonicalPath(pathOf(req));
  if (!path) return next();
  const query = req.url.slice(pathOf(req).length);
  res.set({
    'Cache-Control': 'public, max-age=3600',
    'Content-Length': '0',
    Location: query.length <= longestQuery ? path + query : path,
  });
  res.status(301).end();
}

/** Renders the page of a path for this request alone: unknown paths, and every page when none are kept. */
export function answerPages(render: Render) {
  return (req: Request, res: Response): void => {
    const pathname = pathOf(req);
    const route = findRoute(pathname);
    const found = route.status === 200;
    res.status(route.status).set({
      'Cache-Control': found ? 'public, max-age=0, must-revalidate' : 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      ...(!found && { 'X-Robots-Tag': 'noindex' }),
    });
    if (req.method === 'HEAD') res.end();
    else res.send(render(route, pathname));
  };
}
