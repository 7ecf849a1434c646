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

/**
 * Fetches a page. What does not come, and has been gone to, is asked from the server as a document: the old page stays
 * until it is here. Otherwise it is fetched again the next time.
 */
async function getPage(dataPath: string): Promise<PageData> {
  try {
    const page = await fetchPage(dataPath);
    pages.set(dataPath, page);
    return page;
  } catch {
    const { pathname, search } = window.location;
    if (toDataPath(pathname, search) === dataPath) loadDocument();
    else pages.delete(dataPath);
    return new Promise(() => undefined);
  }
}

/** The page of a location, gone to or ahead of its time: its data, or the same promise of it until it has come. */
export function loadPage({ pathname, search }: { pathname: string; search: string }): PageData | Promise<PageData> {
  const dataPath = toDataPath(pathname, search);
  const page = pages.get(dataPath) ?? getPage(dataPath);
  pages.set(dataPath, page);
  return page;
}
