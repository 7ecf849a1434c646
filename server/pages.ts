import type { RequestHandler } from 'express';
import { readFactsOn } from '../content/facts.ts';
import { getOfficeHour } from '../shared/office-clock.ts';
import { isListed } from '../shared/page-data.ts';
import type { Assets } from './assets.ts';
import type { Answer } from './cache/cached-response.ts';
import { getPagePolicy } from './cache/policy.ts';
import type { Keep } from './cache/response-cache.ts';
import { findPage, pages } from './find-page.ts';
import { redirect } from './http/redirect.ts';
import { createNearestPages } from './nearest-pages.ts';
import { isCanonical, readParams } from './normalize-query.ts';
import { createPageData } from './pages/create-page-data.ts';
import { notFound } from './pages/not-found.ts';
import type { Page, PageRequest } from './pages/page.ts';
import { formatQuery, parseQuery } from './query.ts';
import { createRender } from './render.tsx';
import { getSiteIndex } from './site-index.ts';
import { createGraph } from './structured-data/graph.ts';

interface PagesOptions {
  assets: Assets;
  origin: string;
  keep: Keep;
}

/** The path of the page that is asked for, as a document or, below /data, as its data alone. */
function readPath(path: string): { pathname: string; isData: boolean } {
  const [, name] = /^\/data(\/.+)\.json$/.exec(path) ?? [];
  return name ? { pathname: name === '/index' ? '/' : name, isData: true } : { pathname: path, isData: false };
}

/** Answers every path with a page, or with the page that says that there is none. */
export function sendPages({ assets, origin, keep }: PagesOptions): RequestHandler {
  const render = createRender(assets);
  const findNearest = createNearestPages(pages);

  function makeAnswer(page: Page, request: PageRequest, isData: boolean): Answer {
    const status = page.kind === 'not-found' ? 404 : 200;
    const query = formatQuery(request.query);
    const loaded = page.load(request);
    const data = createPageData(page, loaded, request, assets.script);
    const headers = {
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ...((isData || !isListed(page) || query) && { 'X-Robots-Tag': 'noindex' }),
    };
    const getPolicy = status === 200 ? getPagePolicy : () => 'no-store';
    if (isData) return { status, headers, getPolicy, body: Buffer.from(JSON.stringify(data)) };
    const location = query ? `${page.path}?${query}` : page.path;
    const graph = isListed(page) ? createGraph(page, loaded.jsonLd, origin) : undefined;
    const body = render(data, location, { imageAlt: loaded.preview, graph });
    return { status, headers, getPolicy, body };
  }

  return async (req, res) => {
    const hour = getOfficeHour(new Date());
    const day = hour.slice(0, 10);
    const { pathname, isData } = readPath(req.path);
    const page = findPage(pathname);
    const params = readParams(req.url);
    const query = parseQuery(params, page.accepts);
    const key = formatQuery(query);
    if (!isCanonical(params, key) && !isData) return redirect(res, `${pathname}?${key}`);
    const suggestions = page === notFound ? findNearest(pathname) : [];
    // All addresses with the same suggestions have one answer.
    const path =
      page.kind === 'not-found' ? [page.path, isData ? 'data' : '', ...suggestions.map((link) => link.path)].join(' ') : req.path;
    const index = page.needsIndex && (await getSiteIndex(day));
    const getIndex = () => {
      if (!index) throw new Error(`${page.path} does not say that it needs the index`);
      return index;
    };
    const request = { day, hour, facts: readFactsOn(day), query, origin, suggestions, getIndex };
    return keep.send({ hour, path, query: key }, () => makeAnswer(page, request, isData), req, res);
  };
}
