import type { RequestHandler } from 'express';
import { readFactsOn } from '../content/facts.ts';
import { getOfficeHour } from '../shared/office-clock.ts';
import { isListed } from '../shared/page-data.ts';
import type { Assets } from './assets.ts';
import type { PageResponse } from './cache/cached-response.ts';
import { cachedForDay, neverCached } from './cache/policy.ts';
import type { CacheScope, ResponseCache } from './cache/response-cache.ts';
import { findPage, pages } from './find-page.ts';
import { redirect } from './http/redirect.ts';
import { createNearestPages } from './nearest-pages.ts';
import { normalizeQuery } from './normalize-query.ts';
import { createPageData } from './page-data/create-page-data.ts';
import { notFound, writeNearest } from './page-data/not-found.ts';
import type { Asked, Page } from './page-data/page.ts';
import { createRender } from './render.tsx';
import { getSiteIndex } from './site-index.ts';
import { describeOffice } from './structured-data/firm.ts';
import { createGraph } from './structured-data/graph.ts';

interface PagesOptions {
  assets: Assets;
  origin: string;
  cache: ResponseCache;
}

/** The path of the page that is asked for, as a document or, below /data, as its data alone. */
function readPath(path: string): { pathname: string; isData: boolean } {
  const [, name] = /^\/data(\/.+)\.json$/.exec(path) ?? [];
  return name ? { pathname: name === '/index' ? '/' : name, isData: true } : { pathname: path, isData: false };
}

/** How long the response of a page is kept: of the queries, those of /deadlines alone have few values. */
function findScope({ kind }: Page, query: string): CacheScope {
  if (!query) return 'page';
  if (kind === 'not-found') return kind;
  return kind === 'deadlines' ? 'choice' : 'free-text';
}

/** Answers every path with a page, or with the page that says that there is none. */
export function sendPages({ assets, origin, cache }: PagesOptions): RequestHandler {
  const render = createRender(assets);
  const findNearest = createNearestPages(pages);

  function makeResponse(page: Page, asked: Asked, isData: boolean): PageResponse {
    const status = page.kind === 'not-found' ? 404 : 200;
    const data = createPageData(page, asked, assets.script);
    const headers = {
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ...((isData || !isListed(page) || asked.query) && { 'X-Robots-Tag': 'noindex' }),
    };
    const getCaching = status === 200 ? cachedForDay : neverCached;
    if (isData) return { status, headers, getCaching, body: Buffer.from(JSON.stringify(data)) };
    const { heading, picture } = page.read(asked.today);
    const imageAlt = [heading.replace(/\.?$/, '.'), picture].filter(Boolean).join(' ');
    const location = asked.query && status === 200 ? `${page.path}?${asked.query}` : page.path;
    const nodes = page.describe?.(asked) ?? describeOffice(origin);
    const graph = isListed(page) ? createGraph(page, nodes, origin) : undefined;
    const body = render(data, location, { imageAlt, graph });
    return { status, headers, getCaching, body };
  }

  return (req, res) => {
    const now = new Date();
    const hour = getOfficeHour(now);
    const day = hour.slice(0, 10);
    const { pathname, isData } = readPath(req.path);
    const page = findPage(pathname);
    const { query: understood, isSpelled } = normalizeQuery(req.url, page.readQuery);
    if (!isSpelled && !isData) return redirect(req, res, `${pathname}?${understood}`);
    const query = page === notFound ? writeNearest(findNearest(pathname)) : understood;
    const asked = { day, hour, today: readFactsOn(day), query, origin, getIndex: () => getSiteIndex(day) };
    // Addresses that are no page share a response, which has a name that is no address.
    const path = page.kind === 'not-found' ? page.path.slice(1) + (isData ? '.json' : '') : req.path;
    const name = query ? `${path}?${query}` : path;
    return cache.send({ scope: findScope(page, query), name, now }, () => makeResponse(page, asked, isData), req, res);
  };
}
