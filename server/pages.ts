import type { RequestHandler } from 'express';
import { readFactsOn } from '../content/facts.ts';
import { getOfficeHour } from '../shared/office-clock.ts';
import { isListed } from '../shared/page-data.ts';
import type { Assets } from './assets.ts';
import { findPage, pages } from './find-page.ts';
import type { Keep } from './keep.ts';
import type { Answer } from './kept-response.ts';
import { createNearestPages } from './nearest-pages.ts';
import { normalizeQuery } from './normalize-query.ts';
import { createPageData } from './page-data/create-page-data.ts';
import { notFound, writeNearest } from './page-data/not-found.ts';
import type { Asked, Page } from './page-data/page.ts';
import { getPagePolicy } from './page-policy.ts';
import { redirect } from './redirect.ts';
import { createRender } from './render.tsx';
import { getSiteIndex } from './site-index.ts';
import { describeOffice } from './structured-data/firm.ts';
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

  function makeAnswer(page: Page, asked: Asked, isData: boolean): Answer {
    const status = page.kind === 'not-found' ? 404 : 200;
    const data = createPageData(page, asked, assets.script);
    const headers = {
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      // A choice on a page has the canonical address of the page, and no other sign.
      ...((isData || !isListed(page)) && { 'X-Robots-Tag': 'noindex' }),
    };
    const getPolicy = status === 200 ? getPagePolicy : () => 'no-store';
    if (isData) return { status, headers, getPolicy, body: Buffer.from(JSON.stringify(data)) };
    const { heading, picture } = page.read(asked.today);
    const imageAlt = [heading.replace(/\.?$/, '.'), picture].filter(Boolean).join(' ');
    const location = asked.query && status === 200 ? `${page.path}?${asked.query}` : page.path;
    const nodes = page.describe?.(asked) ?? describeOffice(origin);
    const graph = isListed(page) ? createGraph(page, nodes, origin) : undefined;
    const body = render(data, location, { imageAlt, graph });
    return { status, headers, getPolicy, body };
  }

  return (req, res) => {
    const hour = getOfficeHour(new Date());
    const day = hour.slice(0, 10);
    const { pathname, isData } = readPath(req.path);
    const page = findPage(pathname);
    const { query: understood, isSpelled } = normalizeQuery(req.url, page.readQuery);
    if (!isSpelled && !isData) return redirect(res, `${pathname}?${understood}`);
    const query = page === notFound ? writeNearest(findNearest(pathname)) : understood;
    const path = page.kind !== 'not-found' ? req.path : `${page.path}${isData ? '.json' : ''}`;
    const asked = { day, hour, today: readFactsOn(day), query, origin, getIndex: () => getSiteIndex(day) };
    return keep.send({ hour, path, query }, () => makeAnswer(page, asked, isData), req, res);
  };
}
