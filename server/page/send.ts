import type { RequestHandler } from 'express';
import { readFactsOn } from '../../content/facts.ts';
import { isListed } from '../../shared/page/page-frame.ts';
import type { Assets } from '../assets.ts';
import type { PageResponse } from '../cache/cached-response.ts';
import { cachedUntilChange, neverCached } from '../cache/policy.ts';
import type { CacheScope, ResponseCache } from '../cache/response-cache.ts';
import { redirect } from '../http/redirect.ts';
import type { InTurn } from '../http/work-queue.ts';
import { findPeriod } from '../office/changes.ts';
import { homePage } from '../pages/home.ts';
import { findPage, pages } from '../pages/index.ts';
import { notFoundPage } from '../pages/not-found.ts';
import type { Page, PageRequest, PlainPage } from '../pages/page.ts';
import { createGraph } from '../structured-data/graph.ts';
import { createPageData, loadReviewed } from './create-page-data.ts';
import { createNearestPages } from './nearest-pages.ts';
import { createGetPhoto } from './photographs.ts';
import { emptyQuery, formatQuery, isCanonical, parseQuery, readParams } from './query.ts';
import { createRender } from './render.tsx';
import { getSiteIndex } from './site-index.ts';

interface PagesOptions {
  assets: Assets;
  origin: string;
  cache: ResponseCache;
  inTurn: InTurn;
}

/** Reads which page a path asks for. Paths below /data ask for the page's data alone. */
function readPath(path: string): { pathname: string; isData: boolean } {
  const [, name] = /^\/data(\/.+)\.json$/.exec(path) ?? [];
  return name ? { pathname: name === '/index' ? '/' : name, isData: true } : { pathname: path, isData: false };
}

/** Finds the cache scope of a page's response. Only the queries of /deadlines and /contact have few values. */
function findScope({ accepts }: Page, { query, suggestions }: PageRequest): CacheScope {
  if (suggestions.length > 0) return 'not-found';
  if (!formatQuery(query)) return 'page';
  return accepts === 'who' || accepts === 'about' ? 'choice' : 'free-text';
}

/** Makes the response with a page, which `load` loads. Throws if the page cannot be shown. */
type MakeResponse = (page: Page, load: PlainPage['load'], request: PageRequest, isData: boolean) => PageResponse;

function createMakeResponse({ assets, origin }: Pick<PagesOptions, 'assets' | 'origin'>): MakeResponse {
  const render = createRender(assets);
  return (page, load, request, isData) => {
    const status = page.kind === 'not-found' ? 404 : 200;
    const query = formatQuery(request.query);
    const loaded = loadReviewed(load, request);
    const data = createPageData(page, loaded, request, assets);
    const headers = {
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      // A page with a choice in its query has the canonical link of the page, and no other sign.
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
export function renderHome(options: Pick<PagesOptions, 'assets' | 'origin'>): void {
  const period = findPeriod(new Date());
  const day = period.since.slice(0, 10);
  const getPhoto = createGetPhoto(options.assets.photographs);
  const { origin } = options;
  const request = { ...period, day, facts: readFactsOn(day), query: emptyQuery, origin, suggestions: [], getPhoto };
  createMakeResponse(options)(homePage, homePage.load, request, false);
}

/** Returns the function that loads a page. A page that is made from the index of all pages gets that of the day. */
async function prepareLoad(page: Page, day: string): Promise<PlainPage['load']> {
  if (!page.needsIndex) return page.load;
  const index = await getSiteIndex(day);
  return (request) => page.load({ ...request, index });
}

/** Whether this is the server of an editor, who reads an article before its day. */
const isDev = process.env.NODE_ENV === 'development';

/** Answers every path with its page or with a not-found page. */
export function sendPages({ assets, origin, cache, inTurn }: PagesOptions): RequestHandler {
  const makeResponse = createMakeResponse({ assets, origin });
  const findNearest = createNearestPages(pages);
  const getPhoto = createGetPhoto(assets.photographs);

  return async (req, res) => {
    const now = new Date();
    const period = findPeriod(now);
    const day = period.since.slice(0, 10);
    const { pathname, isData } = readPath(req.path);
    const page = findPage(pathname, isDev ? undefined : day);
    const params = readParams(req.url);
    const query = parseQuery(params, page.accepts);
    const key = formatQuery(query);
    if (!isCanonical(params, key) && !isData) return redirect(req, res, `${pathname}?${key}`);
    const load = await prepareLoad(page, day);
    const answer = () => {
      const suggestions =
        page === notFoundPage ? findNearest(pathname).filter(({ path }) => findPage(path, day).path === path) : [];
      const request = { ...period, day, facts: readFactsOn(day), query, origin, suggestions, getPhoto };
      // Unknown addresses with the same suggestions share a response, whose name is no address.
      const form = isData ? 'data' : 'document';
      const name = page.kind === 'not-found' ? [page.name, form, ...suggestions.map(({ path }) => path)].join(' ') : req.path;
      const cacheKey = { scope: findScope(page, request), name: key ? `${name}?${key}` : name, now };
      return cache.send(cacheKey, () => makeResponse(page, load, request, isData), req, res);
    };
    return page.kind === 'not-found' || key ? inTurn(answer) : answer();
  };
}
