import type { RequestHandler } from 'express';
import { getOfficeDay } from '../shared/office-clock.ts';
import type { PageLink, TableRoute } from '../shared/route.ts';
import { findRoute, pages, routes } from '../shared/routes.ts';
import type { OnNewDay } from './new-day.ts';
import { getPagePolicy } from './page-policy.ts';
import { PreparedResponse, type Representation } from './prepared-response.ts';
import type { Queried } from './queried.ts';
import type { Render, RenderPage } from './render.tsx';
import { allowStyles } from './security-headers.ts';
import { suggestPages } from './suggest-pages.ts';

const type = 'text/html; charset=utf-8';
const unindexed = { 'X-Robots-Tag': 'noindex' };

/** How many not-found pages are kept: more are asked for by machines alone, which get the one without suggestions. */
const mostNotFoundPages = 64;

/**
 * The handlers of pages: `send` answers known paths and `sendNotFound` all others; `queried` are those that depend on
 * their query. `cache`, if there is one, keeps the responses until the office's day ends; without it every request
 * renders, and is answered in the same way. `warmUp` renders every page ahead, letting requests in between, and rejects
 * if one cannot be rendered.
 */
export function createPages(
  { renderPage, queries, search }: Render,
  headers: Record<string, string>,
  cache: Map<string, PreparedResponse> | undefined,
  onNewDay: OnNewDay,
) {
  const notFoundPages = new Map<string, PreparedResponse>();
  let day = getOfficeDay(new Date());
  let policy = getPagePolicy(new Date());
  setInterval(() => {
    policy = getPagePolicy(new Date());
  }, 1000).unref();
  // A kept page ends with the office's day: what is due and what a rate is can change at midnight.
  onNewDay((today) => {
    day = today;
    for (const { path } of routes) cache?.delete(path);
    notFoundPages.clear();
  });

  type Asked = Parameters<RenderPage>[2];
  type Answer = Pick<Representation, 'cacheControl' | 'status' | 'headers'>;

  function makeResponse(route: TableRoute, asked: Asked, answer: Answer): PreparedResponse {
    const { styleSource, ...rendered } = renderPage(route, day, asked);
    const own = { ...allowStyles(headers, styleSource), ...answer.headers };
    return new PreparedResponse({ ...rendered, type, ...answer, headers: own }, headers);
  }

  function prepare(route: TableRoute): PreparedResponse {
    const page = makeResponse(route, {}, { cacheControl: () => policy });
    cache?.set(route.path, page);
    return page;
  }

  const prepareQueried = (path: string) => (query: string) =>
    makeResponse(findRoute(path), { query }, { cacheControl: () => policy, headers: unindexed });

  /** A page is the same for all paths that are near to the same pages, so few are ever made. */
  function prepareNotFound(route: TableRoute, nearest: PageLink[], busy = false): PreparedResponse {
    const key = [route, ...nearest].map(({ path }) => path).join(' ') + (busy ? ' busy' : '');
    const known = notFoundPages.get(key);
    if (known) return known;
    if (notFoundPages.size >= mostNotFoundPages && nearest.length > 0) return prepareNotFound(route, []);
    const own = { ...unindexed, ...(busy && { 'Retry-After': '1' }) };
    const page = makeResponse(route, { nearest }, { cacheControl: 'no-store', status: 404, headers: own });
    if (cache) notFoundPages.set(key, page);
    return page;
  }

  const queried = new Map<string, Queried>();
  for (const [path, read] of queries) queried.set(path, { read, prepare: prepareQueried(path) });
  const send: RequestHandler = (req, res, next) => {
    const route = findRoute(req.path);
    if (route.status === 200) prepare(route).send(req, res);
    else next();
  };
  const sendNotFound: RequestHandler = (req, res) => {
    const route = findRoute(req.path);
    const { busy = false } = res.locals;
    // Comparing a path with those of all pages, and looking its words up, takes its time.
    const find = (words: string) => search(words, day, { strict: true, most: 3 });
    const nearest = busy || route.parent ? [] : suggestPages(req.path, pages, find);
    prepareNotFound(route, nearest, busy).send(req, res);
  };
  const warmUp = async () => {
    const rendered: PreparedResponse[] = [];
    for (const route of cache ? routes : []) {
      rendered.push(route.status === 200 ? (cache?.get(route.path) ?? prepare(route)) : prepareNotFound(route, []));
      await new Promise(setImmediate);
    }
    return rendered;
  };
  return { send, queried, sendNotFound, warmUp };
}
