import { createLoadedPage, markSettled, type Page } from '../shared/loaded-page.ts';
import { findChunk, type PageTable, toTableUrl } from '../shared/navigation/page-table.ts';
import type { PageModule, Route } from '../shared/route.ts';
import { createView } from '../shared/view.tsx';
import { once } from './once.ts';
import { fetchSiteAssets } from './site-assets.ts';

/** What a page's chunk exports: its route, and what its source file exports. */
export type PageChunk = PageModule & { route: Route };

const pages = new Map<string, Promise<Page>>();

function createPage(chunk: PageChunk): Page {
  return { route: chunk.route, view: createView(chunk.route, chunk) };
}

/** Does something again that has failed, after milliseconds: during a deployment one server lacks what another has. */
async function retry<T>(attempt: () => Promise<T>, [delay, ...later]: number[]): Promise<T> {
  return attempt().catch(async (error) => {
    if (delay === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return retry(attempt, later);
  });
}

async function fetchTable(): Promise<PageTable> {
  const url = toTableUrl(import.meta.resolve('shared'));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** The list of all pages. */
export const loadTable = once(() => retry(fetchTable, [200, 600]));

async function fetchPage(pathname: string): Promise<Page> {
  const url = findChunk(await loadTable(), pathname);
  if (!url) throw new Error(`no page ${pathname}`);
  // Who has pressed a link does not wait long: the server has the page, too.
  const [chunk] = await retry(() => Promise.all([import(url), fetchSiteAssets()]), [200]);
  return createPage(chunk);
}

/** The page of a path. One that did not come is asked for again the next time: the visitor may have been offline. */
export function loadPage(pathname: string): Promise<Page> {
  const known = pages.get(pathname);
  if (known) return known;
  const loading = markSettled(fetchPage(pathname));
  pages.set(pathname, loading);
  loading.catch(() => pages.delete(pathname));
  return loading;
}

/** Adds the page that came with the document. */
export function addPage(pathname: string, chunk: PageChunk): void {
  pages.set(pathname, createLoadedPage(createPage(chunk)));
}
