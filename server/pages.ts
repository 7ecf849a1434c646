import type { RequestHandler } from 'express';
import { readFactsOn } from '../content/facts.ts';
import { isListed, type PageLink } from '../shared/page-data.ts';
import type { Assets } from './assets.ts';
import type { PageResponse } from './cache/cached-response.ts';
import { cachedUntilChange, neverCached } from './cache/policy.ts';
import type { CacheScope, ResponseCache } from './cache/response-cache.ts';
import { findPage, pages } from './find-page.ts';
import { redirect } from './http/redirect.ts';
import { createNearestPages } from './nearest-pages.ts';
import { findPeriod } from './office/changes.ts';
import { listMeanwhile } from './pages/articles.ts';
import { createPageData } from './pages/create-page-data.ts';
import { homePage } from './pages/home.ts';
import { loadPage } from './pages/load-page.ts';
import { articleNotFound, notFound } from './pages/not-found.ts';
import type { Page, PageRequest } from './pages/page.ts';
import { createGetPhoto } from './photographs.ts';
import { emptyQuery, formatQuery, isCanonical, parseQuery, readParams } from './query.ts';
import { createRender } from './render.tsx';
import { getSiteIndex } from './site-index.ts';
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

/** Finds the cache scope of a page's response. Only the queries of /deadlines have few values. */
function findScope({ accepts }: Page, { query, suggestions }: PageRequest): CacheScope {
  if (suggestions.length > 0) return 'not-found';
  if (!formatQuery(query)) return 'page';
  return accepts === 'who' ? 'choice' : 'free-text';
}

/** Makes the response with a page. Throws if the page cannot be shown. */
type MakeResponse = (page: Page, request: PageRequest, isData: boolean) => PageResponse;

function createMakeResponse({ assets, origin }: Omit<PagesOptions, 'cache'>): MakeResponse {
  const render = createRender(assets);
  return (page, request, isData) => {
    const status = page.kind === 'not-found' ? 404 : 200;
    const query = formatQuery(request.query);
    const loaded = loadPage(page, request);
    const data = createPageData(page, loaded, request, assets.script);
    const headers = {
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ...((isData || !isListed(page)) && { 'X-Robots-Tag': 'noindex' }),
    };
    const getCaching = status === 200 ? cachedUntilChange : neverCached;
    if (isData) return { status, headers, getCaching, body: Buffer.from(JSON.stringify(data)) };
    const location = query ? `${page.path}?${query}` : page.path;
    const graph = isListed(page) ? createGraph(page, loaded.jsonLd, origin) : undefined;
    const body = render(data, location, graph);
    return { status, headers, getCaching, body };
  };
}

/** Renders the front page as it is now. Throws if it fails: a process that cannot do that is not ready. */
export function renderHome(options: Omit<PagesOptions, 'cache'>): void {
  const { since: time } = findPeriod(new Date());
  const day = time.slice(0, 10);
  const getIndex = () => {
    throw new Error('the front page needs no index');
  };
  const getPhoto = createGetPhoto(options.assets.photographs);
  const { origin } = options;
  const request = { day, time, facts: readFactsOn(day), query: emptyQuery, origin, suggestions: [], getIndex, getPhoto };
  createMakeResponse(options)(homePage, request, false);
}

/** Answers every path with a page, or with the page that says that there is none. */
export function sendPages({ assets, origin, cache }: PagesOptions): RequestHandler {
  const makeResponse = createMakeResponse({ assets, origin });
  const findNearest = createNearestPages(pages);
  const getPhoto = createGetPhoto(assets.photographs);

  /** Finds the suggestions for an address without a page. */
  function findSuggestions(page: Page, pathname: string): PageLink[] {
    if (page === articleNotFound) return listMeanwhile(pathname);
    return page === notFound ? findNearest(pathname) : [];
  }

  return async (req, res) => {
    const now = new Date();
    const { since: time } = findPeriod(now);
    const day = time.slice(0, 10);
    const { pathname, isData } = readPath(req.path);
    const page = findPage(pathname);
    const params = readParams(req.url);
    const query = parseQuery(params, page.accepts);
    const key = formatQuery(query);
    if (!isCanonical(params, key) && !isData) return redirect(req, res, `${pathname}?${key}`);
    const suggestions = findSuggestions(page, pathname);
    const index = page.needsIndex && (await getSiteIndex(day));
    const getIndex = () => {
      if (!index) throw new Error(`${page.path} does not say that it needs the index`);
      return index;
    };
    const request = { day, time, facts: readFactsOn(day), query, origin, suggestions, getIndex, getPhoto };
    // Addresses that are no page share a response for each set of suggestions, under a name that is no address.
    const form = isData ? 'data' : 'document';
    const name = page.kind === 'not-found' ? [page.name, form, ...suggestions.map(({ path }) => path)].join(' ') : req.path;
    const cacheKey = { scope: findScope(page, request), name: key ? `${name}?${key}` : name, now };
    return cache.send(cacheKey, () => makeResponse(page, request, isData), req, res);
  };
}
