import { beforeAll } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { makeApp, readPages } from '../site.ts';

/** For a test file: the application, and the HTML of its pages by path, read before the tests. */
export function usePages(env: Record<string, string> = {}) {
  const { app } = makeApp(env);
  const html = new Map<string, string>();
  beforeAll(async () => {
    const paths = pages.map(({ path }) => path);
    for (const [path, page] of await readPages(app, paths)) html.set(path, page);
  });
  return { app, html, pageOf: (path: string) => html.get(path) ?? '' };
}

/** A document as it is read: without its head, scripts and data. */
export const bodyOf = (page: string) => page.slice(page.indexOf('<body>')).replace(/<script.*?<\/script>/gs, '');

export const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? '';

/** The first part of a page that a pattern finds; empty if there is none. */
export const find = (page: string, pattern: RegExp) => pattern.exec(page)?.[0] ?? '';
