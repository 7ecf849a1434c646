import type { RequestHandler, Response } from 'express';
import { findCanonicalPath } from '../find-page.ts';

const longestQuery = 512;

/** Answers that something has another address, which may be kept for an hour. */
export function redirect(res: Response, address: string): void {
  res.set({ 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0', Location: address });
  res.status(301).end();
}

/** Redirects another spelling of a known page to the right one, its query kept. */
export const redirectToCanonicalPath: RequestHandler = (req, res, next) => {
  const path = findCanonicalPath(req.path);
  if (!path) return next();
  const query = req.url.slice(req.path.length);
  redirect(res, query.length <= longestQuery ? path + query : path);
};
