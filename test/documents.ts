import type { Express } from 'express';
import { parseHTML } from 'linkedom';
import { beforeAll } from 'vitest';
import { pages } from '../server/pages/index.ts';
import { makeApp, readPages } from './site.ts';

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

/** Where the pages of tests are. */
export const origin = 'https://www.example.com';

/** Pages by path, and their documents: one file after the other takes those of the one before it, and none changes them. */
const html = new Map<string, string>();
const documents = new Map<string, Document>();
let app: Express | undefined;

/** For a test file: the application, and the pages of the list and others, read before the tests and parsed when asked for. */
export function usePages(...others: string[]) {
  app ??= makeApp({ SITE_ORIGIN: origin, PAGE_CACHE: 'off' }).app;
  const site = app;
  const paths = pages.map(({ path }) => path);
  const all = [...paths, ...others];
  beforeAll(async () => {
    const missing = all.filter((path) => !html.has(path));
    for (const [path, page] of await readPages(site, missing)) html.set(path, page);
  });
  const documentOf = (path: string): Document => {
    const document = documents.get(path) ?? parse(html.get(path));
    documents.set(path, document);
    return document;
  };
  return {
    app: site,
    paths,
    all,
    htmlOf: (path: string) => html.get(path) ?? '',
    documentOf,
    /** What a selector finds on a page. */
    findAll: (path: string, selector: string) => [...documentOf(path).querySelectorAll(selector)],
    /** The words of the first that it finds. */
    textOn: (path: string, selector = 'main') => textOf(documentOf(path).querySelector(selector)),
  };
}
