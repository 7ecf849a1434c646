import { setLost } from '../shared/navigation/connection.ts';
import { loadDocument } from '../shared/navigation/load-document.ts';
import { getOfficeDay } from '../shared/office/clock.ts';
import { toDataPath } from '../shared/page/page-frame.ts';
import type { PageData } from '../shared/routes.tsx';

/** The milliseconds after which the document is requested instead of the data. */
const timeout = 4000;

/** How long to wait until a connection is tried again that may be back without a word, in milliseconds. */
const pause = 5000;

/** A page and the office's day of its request: on another day it is requested again. */
interface Kept {
  page: PageData | Promise<PageData>;
  day: string;
}

const pages = new Map<string, Kept>();
let release = '';
let lang: string | undefined;

const today = () => getOfficeDay(new Date());

/** Keeps the page that came with the document, as one of a day. The others have to be of its release and its language. */
export function addPage({ pathname, search }: URL, page: PageData, day = today()): void {
  release = page.release;
  lang = page.head.lang;
  pages.set(toDataPath(pathname, search), { page, day });
}

/** Fetches a file of the server. Rejects if it does not come in time. */
async function fetchInTime(path: string): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    // The browser may have it from another day.
    return await fetch(path, { cache: 'no-cache', signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when the browser says that it is connected again, or when it is time to try. */
async function waitForConnection(): Promise<void> {
  const ended = new AbortController();
  await new Promise((resolve) => {
    addEventListener('online', resolve, { signal: ended.signal });
    setTimeout(resolve, pause);
  });
  ended.abort();
}

/** Fetches a page's data. Rejects if there is no such page, another release has made it, or it is in another language. */
async function fetchPage(dataPath: string): Promise<PageData> {
  const response = await fetchInTime(dataPath);
  if (!response.ok) throw new Error(`${dataPath}: ${response.status}`);
  const page: PageData = await response.json();
  if (page.release !== release) throw new Error(`${dataPath}: another release`);
  if (page.head.lang !== lang) throw new Error(`${dataPath}: another language`);
  return page;
}

/** Whether the visitor has gone to a page. */
const isWanted = (dataPath: string) => toDataPath(window.location.pathname, window.location.search) === dataPath;

/**
 * Fetches a page. What does not come, and has been gone to, is asked from the server as a document, without a connection
 * again when there is one: the old page stays until it is here. Otherwise it is fetched when it is gone to.
 */
async function getPage(dataPath: string, day: string): Promise<PageData> {
  try {
    const page = await fetchPage(dataPath);
    setLost(false);
    pages.set(dataPath, { page, day });
    return page;
  } catch {
    if (!isWanted(dataPath)) pages.delete(dataPath);
    else if (navigator.onLine) loadDocument();
    else {
      setLost(true);
      await waitForConnection();
      return getPage(dataPath, day);
    }
    return new Promise(() => undefined);
  }
}

/** The page of a location: its data, or the same promise of it until it has come. */
export function loadPage({ pathname, search }: { pathname: string; search: string }): PageData | Promise<PageData> {
  const dataPath = toDataPath(pathname, search);
  const day = today();
  const kept = pages.get(dataPath);
  if (kept?.day === day) return kept.page;
  const page = getPage(dataPath, day);
  pages.set(dataPath, { page, day });
  return page;
}

const pointedAt = new Set<string>();

/** Fetches a page ahead of its time, once: if it does not come, the next try is for who goes to it. */
export function prefetchPage(url: URL): void {
  const dataPath = toDataPath(url.pathname, url.search);
  if (pointedAt.has(dataPath)) return;
  pointedAt.add(dataPath);
  loadPage(url);
}
