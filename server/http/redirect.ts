import type { Request, RequestHandler, Response } from 'express';
import { cachedPrivately, cachedRedirect } from '../cache/policy.ts';
import { findCanonicalPath } from '../pages/index.ts';
import { createOldAddresses } from './old-addresses.ts';

const longestQuery = 512;

/** Answers that something has another address. */
export function redirect(req: Request, res: Response, address: string): void {
  const getCaching = req.url.includes('?') ? cachedPrivately : cachedRedirect;
  res.set({ ...getCaching(new Date()), 'Content-Length': '0', Location: address });
  res.status(301).end();
}

/** Redirects another spelling of a known page to the right one, its query kept. */
export const redirectToCanonicalPath: RequestHandler = (req, res, next) => {
  const path = findCanonicalPath(req.path);
  if (!path) return next();
  const query = req.url.slice(req.path.length);
  redirect(req, res, query.length <= longestQuery ? path + query : path);
};

/** Redirects the old addresses of a table. Their queries are not passed on: they meant something to another site. */
export function redirectOldAddresses(redirects: Record<string, string>): RequestHandler {
  const findTarget = createOldAddresses(redirects);
  return (req, res, next) => {
    const target = findTarget(req.url);
    if (target === undefined) return next();
    redirect(req, res, target);
  };
}
