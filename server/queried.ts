import type { RequestHandler } from 'express';
import { activity } from './activity.ts';
import { HttpError } from './errors.ts';
import type { OnNewDay } from './new-day.ts';
import type { Pace } from './pace.ts';
import type { PreparedResponse } from './prepared-response.ts';
import { redirect } from './redirect.ts';
import { createTimeShare } from './time-share.ts';

/** How many answers are kept; the oldest goes first. */
const mostKept = 32;

/** What making answers may take of the process, and how many may wait for theirs. */
const share = 0.25;
const mostWaiting = 20;

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

interface QueriedOptions {
  /** By path. */
  queried: ReadonlyMap<string, Queried>;
  headers: Record<string, string>;
  /** Whether answers are kept until the office's day ends. */
  keeps: boolean;
  onNewDay: OnNewDay;
  /** Of those for whom no answer is made. */
  pace: Pace;
}

/**
 * Answers what depends on its query. Another spelling of a query is redirected to the right one, and one that says
 * nothing is left to the path without.
 */
export function sendQueried({ queried, headers, keeps, onNewDay, pace }: QueriedOptions): RequestHandler {
  const kept = new Map<string, PreparedResponse>();
  const inTurn = createTimeShare(share, mostWaiting);
  onNewDay(() => kept.clear());

  function prepare(found: Queried, path: string, query: string): PreparedResponse {
    const answer = found.prepare(query);
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
    const willAnswer = inTurn(() => {
      if (res.destroyed) return;
      try {
        // Somebody who waited before may have asked for the same.
        (kept.get(`${path}?${query}`) ?? prepare(found, path, query)).send(req, res);
      } catch (error) {
        next(error);
      }
    });
    if (willAnswer) return;
    activity.emit('shed', 'rate');
    pace(res, () => next(new HttpError(503, 'The site is busy. Please try again in a moment.', { 'Retry-After': '1' })));
  };
}
