import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { readOfficeClock } from '../../shared/office/clock.ts';
import { findPeriod } from '../office/changes.ts';

/** The headers that say how long a response may be kept, from an instant on. */
export type GetCaching = (now: Date) => Record<string, string>;

const fresh = 300;
const stale = 60;

/** Errors, and pages that are not there. */
export const neverCached: GetCaching = () => ({ 'Cache-Control': 'no-store' });

/** Responses to free text: the browser may cache one, and revalidates it each time. */
export const cachedPrivately: GetCaching = () => ({ 'Cache-Control': 'private, max-age=0, must-revalidate' });

/**
 * Pages and feeds, which stay as they are until some seconds are over. A browser asks each time. A shared cache is told
 * apart (RFC 9213; `X-Accel-Expires` is nginx's): it keeps them for five minutes, serves them for another while it asks,
 * and for an hour while the site does not answer (RFC 5861). These times shrink before the end.
 */
export function cachedForSeconds(left: number): Record<string, string> {
  const shared = Math.max(0, Math.min(fresh, left - stale));
  return {
    // The first: nginx before 1.23 takes the one that it reads first.
    'X-Accel-Expires': String(shared),
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': `public, max-age=${shared}, stale-while-revalidate=${Math.min(stale, left)}, stale-if-error=3600`,
  };
}

/** Pages and feeds until the office opens, closes or ends its day, or a notice begins or ends. */
export const cachedUntilChange: GetCaching = (now) => {
  const end = Date.parse(`${findPeriod(now).until}Z`);
  return cachedForSeconds(Math.ceil((end - readOfficeClock(now).getTime()) / 1000));
};

/** Other files of the build, which a release may change. */
export const cachedForHour: GetCaching = () => ({ 'Cache-Control': 'public, max-age=3600' });

/** Redirects. Strangers can spell a path in many ways, so nginx does not store them. */
export const cachedRedirect: GetCaching = (now) => ({ 'X-Accel-Expires': '0', ...cachedForHour(now) });

/** Files that are named by their bytes. */
export const cachedForever: GetCaching = () => ({ 'Cache-Control': 'public, max-age=31536000, immutable' });

/**
 * Forbids proxies to transform responses (RFC 9111, section 5.2.2.6): a CDN that hides email addresses from robots breaks
 * the links and makes React render the page again. `compression` would obey as well, so it has to run first: the
 * listeners of on-headers run in reverse order, and this middleware stands above it.
 */
export const forbidTransforms: RequestHandler = (_req, res, next) => {
  onHeaders(res, () => res.setHeader('Cache-Control', `${res.getHeader('Cache-Control')}, no-transform`));
  next();
};
