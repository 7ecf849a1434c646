const { dataset } = document.documentElement;

/** Resolves when the styles of all pages have come; the document has those of its own. Rejects if they do not come. */
function fetchStyles(): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: dataset.styles, onload, onerror }),
    );
  });
}

/** Adds the drawings of all pages to the document, which has its own. Rejects if they do not come. */
function fetchDrawings(): Promise<unknown> {
  return new Promise((resolve, onerror) => {
    // Trusted Types let nobody but the browser make elements of text. As HTML it does so while the file comes; as XML in
    // one go, which takes 50 ms on a slow phone.
    const request = Object.assign(new XMLHttpRequest(), { responseType: 'document', onerror });
    request.overrideMimeType('text/html');
    request.open('GET', dataset.sprite ?? '');
    request.onload = () => {
      if (request.status !== 200) return onerror(request.status);
      for (const symbol of request.responseXML?.querySelectorAll('symbol') ?? [])
        if (!document.getElementById(symbol.id)) document.querySelector('#drawings svg')?.append(symbol);
      return resolve(true);
    };
    request.send();
  });
}

let fetching: Promise<unknown> | undefined;

/** Fetches what a document lacks that other pages need beside their chunks, once. Rejects if it does not come. */
export function loadForAllPages(): Promise<unknown> {
  fetching ??= Promise.all([fetchStyles(), fetchDrawings()]).catch((error) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}
