import type { Express } from 'express';
import { beforeAll } from 'vitest';
import { pages } from '../server/pages/index.ts';
import { parse, textOf } from './documents.ts';
import { makeApp, readPages } from './site.ts';

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
