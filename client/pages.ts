import { createLoadedPage, markSettled, type Page } from '../shared/loaded-page.ts';
import { findChunk, type PageTable } from '../shared/navigation/page-table.ts';
import type { PageModule, Route } from '../shared/route.ts';
import { createView } from '../shared/view.tsx';

/** What a page's chunk exports: its route, and what its source file exports. */
export type PageChunk = PageModule & { route: Route };

const pages = new Map<string, Promise<Page>>();

function createPage(chunk: PageChunk): Page {
  return { route: chunk.route, view: createView(chunk.route, chunk) };
}

async function fetchTable(): Promise<PageTable> {
  const response = await fetch('/pages.json');
  if (!response.ok) throw new Error(`/pages.json: ${response.status}`);
  return response.json();
}

let table: Promise<PageTable> | undefined;

/** The list of all pages, asked for once. */
export function loadTable(): Promise<PageTable> {
  table ??= fetchTable();
  return table;
}

async function fetchPage(pathname: string): Promise<Page> {
  const known = await loadTable();
  const url = findChunk(known, pathname);
  if (!url) throw new Error(`${pathname} is not a page`);
  // After a deployment the server's pages fit to code that this document has not.
  if (!import.meta.resolve('shared').endsWith(known.shared)) throw new Error(`${pathname} is of another release`);
  return createPage(await import(url));
}

/** The page of a path, asked for once. A chunk that did not come stays rejected; the server has the page then. */
export function loadPage(pathname: string): Promise<Page> {
  const known = pages.get(pathname);
  if (known) return known;
  const loading = markSettled(fetchPage(pathname));
  pages.set(pathname, loading);
  return loading;
}

/** Adds the page that came with the document. */
export function addPage(pathname: string, chunk: PageChunk): void {
  pages.set(pathname, createLoadedPage(createPage(chunk)));
}
