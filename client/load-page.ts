import { loadDocument } from '../shared/navigation/load-document.ts';
import { type PageData, toDataPath } from '../shared/page-data.ts';

/** How long a page may take until its document is asked for instead, in milliseconds. */
const patience = 4000;

const pages = new Map<string, PageData | Promise<PageData>>();
let release = '';

/** Adds the page that came with the document. The others have to be of its release. */
export function addPage({ pathname, search }: URL, page: PageData): void {
  release = page.release;
  pages.set(toDataPath(pathname, search), page);
}

/**
 * Fetches a page's data, when there is a connection. Rejects if there is no such page, or another release has made it.
 */
async function fetchPage(dataPath: string): Promise<PageData> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  const response = await fetch(dataPath, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${dataPath}: ${response.status}`);
  const page: PageData = await response.json();
  if (page.release !== release) throw new Error(`${dataPath}: another release`);
  return page;
}

/** Gets a page's data ahead of its time. What does not come is asked for again the next time. */
export function prefetchPage(dataPath: string): PageData | Promise<PageData> {
  const known = pages.get(dataPath);
  if (known) return known;
  const loading = fetchPage(dataPath);
  pages.set(dataPath, loading);
  loading.then(
    (page) => pages.set(dataPath, page),
    () => pages.delete(dataPath),
  );
  return loading;
}

const wanted = new Map<string, Promise<PageData>>();

/** What does not come is asked from the server, once, as a document: the old page stays until it is here. */
async function insist(dataPath: string): Promise<PageData> {
  try {
    return await prefetchPage(dataPath);
  } catch {
    const { pathname, search } = window.location;
    // The visitor may have gone elsewhere since.
    if (toDataPath(pathname, search) === dataPath) loadDocument();
    else wanted.delete(dataPath);
    return new Promise(() => undefined);
  }
}

/** The page of a location that the visitor has gone to: its data, or the same promise of it until it has come. */
export function loadPage({ pathname, search }: { pathname: string; search: string }): PageData | Promise<PageData> {
  const dataPath = toDataPath(pathname, search);
  const page = pages.get(dataPath);
  if (page && !(page instanceof Promise)) return page;
  const known = wanted.get(dataPath) ?? insist(dataPath);
  wanted.set(dataPath, known);
  return known;
}
