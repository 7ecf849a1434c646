import { parseHTML } from 'linkedom';

/** The document of some HTML. React writes attributes as `dateTime`, and so they are called. */
export const parse = (html = ''): Document => parseHTML(html).document as unknown as Document;

/** The words of an element as a reader has them, with single spaces; none if there is no element. */
export const textOf = (element?: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words of a document and of each of its parts, a line each; of another text all of it. */
export const listWords = (text: string): string =>
  text.startsWith('<!DOCTYPE') ? `${Array.from(parse(text).querySelectorAll('*'), textOf).join('\n')}\n` : text;

/** The words of an element with a space around each of its parts, but for those within a word. */
export function readParts(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  const words = Array.from(node.childNodes, readParts).join('');
  return 'matches' in node && !(node as Element).matches('no-wrap, span[role="img"]') ? ` ${words} ` : words;
}

/** Where links lead. */
export const hrefsOf = (elements: Iterable<Element>) => Array.from(elements, (element) => element.getAttribute('href') ?? '');

/** The data that stands in a document. */
export const dataIn = (document: Document) => JSON.parse(document.querySelector('#site-data')?.textContent ?? '');

/** The nodes of the structured data of a document. */
export const graphIn = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph'];
