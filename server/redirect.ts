import type { RequestHandler, Response } from 'express';
import { findCanonicalPath } from '../shared/routes.ts';
import { setCommonHeaders } from './common-headers.ts';

const longestQuery = 512;

/** Answers that a page has another address, which may be kept for an hour. */
export function redirect(res: Response, headers: Record<string, string>, address: string): void {
  setCommonHeaders(res, headers).set({ 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0', Location: address });
  res.status(301).end();
}

/** Redirects another spelling of a known page to the right one, its query kept. */
export function redirectToCanonicalPath(headers: Record<string, string>): RequestHandler {
  return (req, res, next) => {
    const path = findCanonicalPath(req.path);
    if (!path) return next();
    const query = req.url.slice(req.path.length);
    redirect(res, headers, query.length <= longestQuery ? path + query : path);
  };
}
