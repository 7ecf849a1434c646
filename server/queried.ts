import type { RequestHandler } from 'express';
import { activity } from './activity.ts';
import { HttpError } from './errors.ts';
import type { OnNewDay } from './new-day.ts';
import type { PreparedResponse } from './prepared-response.ts';
import { createRateLimit, createTimeLimit } from './rate-limit.ts';
import { redirect } from './redirect.ts';

/** How many answers are kept; the oldest goes first. */
const mostKept = 64;

/** How many answers a second are made, and for how many milliseconds: a flood of queries would take all the time. */
const mostPrepared = 100;
const mostTime = 250;

/** Whether a query says what it says in the one spelling and order. What is not understood does not count. */
function isCanonical(asked: URLSearchParams, query: string): boolean {
  const understood = new Set(new URLSearchParams(query).keys());
  return new URLSearchParams([...asked].filter(([name]) => understood.has(name))).toString() === query;
}

/** What depends on its query: how it reads one, see `View`, and what it makes of that. */
export interface Queried {
  read: (query: URLSearchParams) => string;
  prepare: (query: string) => PreparedResponse;
}

/**
 * Answers what depends on its query, by path. Another spelling of a query is redirected to the right one, and one that
 * says nothing is left to the path without. Answers are kept, if `keeps`, until the office's day ends.
 */
export function sendQueried(
  queried: ReadonlyMap<string, Queried>,
  headers: Record<string, string>,
  keeps: boolean,
  onNewDay: OnNewDay,
): RequestHandler {
  const kept = new Map<string, PreparedResponse>();
  const mayPrepare = createRateLimit(mostPrepared);
  const time = createTimeLimit(mostTime);
  onNewDay(() => kept.clear());

  function prepare(found: Queried, path: string, query: string): PreparedResponse {
    const answer = time.spend(() => found.prepare(query));
    if (keeps) kept.set(`${path}?${query}`, answer);
    const [oldest = ''] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    return answer;
  }

  return (req, res, next) => {
    const { url, path } = req;
    const found = url.length > path.length ? queried.get(path) : undefined;
    if (!found) return next();
    const asked = new URLSearchParams(url.slice(path.length));
    const query = found.read(asked);
    if (!query) return next();
    if (!isCanonical(asked, query)) return redirect(res, headers, `${path}?${query}`);
    const known = kept.get(`${path}?${query}`);
    if (known) return known.send(req, res);
    if (time.isLeft() && mayPrepare()) return prepare(found, path, query).send(req, res);
    activity.emit('shed', 'rate');
    next(new HttpError(503, 'The site is busy. Please try again in a moment.', { 'Retry-After': '1' }));
  };
}
