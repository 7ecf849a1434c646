import type { RequestHandler } from 'express';
import { activity } from './activity.ts';
import { HttpError } from './errors.ts';
import type { PreparedResponse } from './prepared-response.ts';
import { createRateLimit } from './rate-limit.ts';
import { redirect } from './redirect.ts';
import type { Render } from './render.tsx';

/** How many answers are kept; the oldest goes first. */
const mostKept = 64;

/** How many queries a second are rendered: a flood of them would take all the time. */
const mostRendered = 100;

/** Whether a query says what it says in the one spelling and order. What is not understood is left out. */
function isCanonical(asked: URLSearchParams, query: string): boolean {
  const understood = new Set(new URLSearchParams(query).keys());
  return new URLSearchParams([...asked].filter(([name]) => understood.has(name))).toString() === query;
}

/**
 * Answers pages that depend on their query, which `queries` reads. Another spelling of a query is redirected to the
 * right one, and one that says nothing is left to the page without. What `prepare` makes of a path and a query is kept,
 * if `keeps`, until `clear`.
 */
export function createQueriedPages(
  queries: Render['queries'],
  prepare: (path: string, query: string) => PreparedResponse,
  headers: Record<string, string>,
  keeps: boolean,
): { send: RequestHandler; clear: () => void } {
  const kept = new Map<string, PreparedResponse>();
  const mayRender = createRateLimit(mostRendered);

  function render(path: string, query: string): PreparedResponse {
    const page = prepare(path, query);
    if (keeps) kept.set(`${path}?${query}`, page);
    const [oldest = ''] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    return page;
  }

  const send: RequestHandler = (req, res, next) => {
    const { url, path } = req;
    const read = url.length > path.length ? queries.get(path) : undefined;
    if (!read) return next();
    const asked = new URLSearchParams(url.slice(path.length));
    const query = read(asked);
    if (!query) return next();
    if (!isCanonical(asked, query)) return redirect(res, headers, `${path}?${query}`);
    const known = kept.get(`${path}?${query}`);
    if (known) return known.send(req, res);
    if (mayRender()) return render(path, query).send(req, res);
    activity.emit('shed', 'rate');
    next(new HttpError(503, 'The site is busy. Please try again in a moment.', { 'Retry-After': '1' }));
  };
  return { send, clear: () => kept.clear() };
}
