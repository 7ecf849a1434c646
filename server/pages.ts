import type { RequestHandler } from 'express';
import { readFactsOn } from '../content/facts.ts';
import { getOfficeDay } from '../shared/office-clock.ts';
import type { Assets } from './assets.ts';
import { findPage } from './find-page.ts';
import type { SendKept } from './keep.ts';
import type { Answer } from './kept-response.ts';
import { normalizeQuery } from './normalize-query.ts';
import { createPageData } from './page-data/create-page-data.ts';
import { notFound, writeNearest } from './page-data/not-found.ts';
import type { Asked, Page } from './page-data/page.ts';
import { getPagePolicy } from './page-policy.ts';
import { redirect } from './redirect.ts';
import { createRender } from './render.tsx';
import { getSiteIndex } from './site-index.ts';
import { createGraph } from './structured-data/graph.ts';
import { suggestPages } from './suggest-pages.ts';

interface PagesOptions {
  assets: Assets;
  origin: string;
  sendKept: SendKept;
  refuseIfBusy: () => void;
}

/** The path of the page that is asked for, as a document or, below /data, as its data alone. */
function readPath(path: string): { pathname: string; isData: boolean } {
  const [, name] = /^\/data(\/.+)\.json$/.exec(path) ?? [];
  return name ? { pathname: name === '/index' ? '/' : name, isData: true } : { pathname: path, isData: false };
}

/** Answers every path with a page, or with the page that says that there is none. */
export function sendPages({ assets, origin, sendKept, refuseIfBusy }: PagesOptions): RequestHandler {
  const render = createRender(assets);

  function makeAnswer(page: Page, asked: Asked, isData: boolean): Answer {
    const { status, unlisted } = page;
    const data = createPageData(page, asked, assets.script);
    const headers = {
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ...((isData || status === 404 || unlisted || asked.query) && { 'X-Robots-Tag': 'noindex' }),
    };
    if (isData) return { status, headers, body: Buffer.from(JSON.stringify(data)) };
    const { heading, picture } = page.read(asked.today);
    const imageAlt = [heading.replace(/\.?$/, '.'), picture].filter(Boolean).join(' ');
    const location = asked.query && status === 200 ? `${page.path}?${asked.query}` : page.path;
    return {
      status,
      headers,
      body: render(data, location, { imageAlt, graph: createGraph(page, page.describe?.(asked), origin) }),
    };
  }

  return (req, res) => {
    const now = new Date();
    const day = getOfficeDay(now);
    const { pathname, isData } = readPath(req.path);
    const page = findPage(pathname);
    const asked = normalizeQuery(req.url, page.readQuery);
    if (!asked.isSpelled && !isData) return redirect(res, `${pathname}?${asked.query}`);
    // Of addresses and queries there are as many as strangers like.
    if (page === notFound) refuseIfBusy();
    const query = page === notFound ? writeNearest(suggestPages(pathname, getSiteIndex(day).search)) : asked.query;
    res.set('Cache-Control', page.status === 200 ? getPagePolicy(now) : 'no-store');
    const key = `${day} ${page.path}?${query}${isData ? ' data' : ''}`;
    const make = () => {
      if (asked.query) refuseIfBusy();
      const today = readFactsOn(day);
      return makeAnswer(page, { day, today, query, origin, getIndex: () => getSiteIndex(day) }, isData);
    };
    return sendKept(key, make, req, res);
  };
}
