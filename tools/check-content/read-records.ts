import type { PageWords } from '../../server/page-data/page.ts';
import { readPages } from '../../server/site-index.ts';

/** A page's words, and the file that they are in. */
export interface PageRecord extends PageWords {
  path: string;
  file: string;
}

/** The file with the words of the page at a path. */
export function findFile(path: string): string {
  return `content${path === '/' ? '/home' : path.replace('/locations/', '/cities/')}.ts`;
}

/** Every page with its words as they are on a day, an ISO date. */
export function readRecords(day: string): PageRecord[] {
  return readPages(day).map((page) => ({ ...page, file: findFile(page.path) }));
}
