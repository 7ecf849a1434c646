import { once } from './once.ts';

const { dataset } = document.documentElement;

/** Resolves when something has loaded, and rejects if it does not. */
function whenLoaded(target: HTMLLinkElement | XMLHttpRequest): Promise<unknown> {
  return new Promise((onload, onerror) => Object.assign(target, { onload, onerror }));
}

/** Adds the styles of all pages; the document has those of its own. Rejects if they do not come. */
function fetchStyles(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: dataset.styles });
  document.head.append(link);
  return whenLoaded(link);
}

/** Adds the drawings of all pages to the document, which has its own. Rejects if they do not come. */
async function fetchDrawings(): Promise<void> {
  // Trusted Types let nobody but the browser make elements of text. As HTML it does so while the file comes; as XML in
  // one go, which takes 50 ms on a slow phone.
  const request = Object.assign(new XMLHttpRequest(), { responseType: 'document' });
  request.overrideMimeType('text/html');
  request.open('GET', dataset.sprite ?? '');
  request.send();
  await whenLoaded(request);
  // A page that says "not found" has drawings, too.
  const symbols = request.status === 200 && request.responseXML?.querySelectorAll('symbol');
  if (!symbols) throw new Error(dataset.sprite);
  document.querySelector('#drawings svg')?.append(...[...symbols].filter(({ id }) => !document.getElementById(id)));
}

/** Fetches what a document lacks that other pages need beside their chunks. Rejects if it does not come. */
export const fetchSiteAssets = once(() => Promise.all([fetchStyles(), fetchDrawings()]));
