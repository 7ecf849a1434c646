import type { NextFunction, Request, Response } from 'express';
import { canonicalPath, findRoute, pages, type Route } from '../shared/routes.ts';
import { type Finished, finish, sendFinished } from './finished.ts';
import { pathOf } from './guard.ts';
import type { Render } from './render.tsx';

const longestQuery = 512;

/** Pages rendered once and kept: at most as many as the route table has. */
export class FinishedPages {
  readonly #kept = new Map<string, Finished>();
  readonly #render: Render;

  constructor(render: Render) {
    this.#render = render;
  }

  get(route: Route): Finished {
    const known = this.#kept.get(route.path);
    if (known) return known;
    const html = Buffer.from(this.#render(route, route.path));
    const page = finish('text/html; charset=utf-8', 'public, max-age=0, must-revalidate', html);
    this.#kept.set(route.path, page);
    return page;
  }

  /** Renders every page, letting requests in between. Rejects if one cannot be rendered. */
  async warmUp(): Promise<void> {
    for (const route of pages) {
      this.get(route);
      await new Promise(setImmediate);
    }
  }
}

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

/** Answers a page from its finished bytes; without `finished`, and for unknown paths, renders now. */
export function answerPages(render: Render, finished: FinishedPages | undefined) {
  return (req: Request, res: Response): void => {
    const pathname = pathOf(req);
    const route = findRoute(pathname);
    if (route.status === 200 && finished) return sendFinished(req, res, finished.get(route));
    res.status(route.status);
    res.set({
      'Cache-Control': route.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      ...(route.status === 404 && { 'X-Robots-Tag': 'noindex' }),
    });
    if (req.method === 'HEAD') res.end();
    else res.send(render(route, pathname));
  };
}
