import type { Section } from '../../content/types.ts';
import { loadOn } from '../../server/page/site-index.ts';
import { findPage, pages } from '../../server/pages/index.ts';
import type { LoadedPage, Page, SiteIndex } from '../../server/pages/page.ts';

/** The parts of a page that the check reads, and the file that its words are in. */
export interface PageRecord extends Pick<LoadedPage, 'head' | 'texts'>, Pick<Page, 'path' | 'name' | 'kind'> {
  file: string;
  /** The ISO date as of which it is read: today, or the day that it waits for. */
  day: string;
  /** The props of its component, for the links in them. */
  props: object;
  /** The sections of a service or a city, which "On this page" links to. */
  sections?: Section[];
}

/** The file with the words of the page at a path: the one that the page names, which others may share, or that of its path. */
export function findFile(path: string): string {
  const { file } = findPage(path);
  if (file) return `${file} (${path})`;
  const name = path === '/' ? '/home' : path.replace('/locations/', '/cities/');
  return `content${name.includes('/', 1) ? '' : '/pages'}${name}.ts`;
}

/** Every page as it is today, an ISO date, or as it will be on the day that it waits for. */
export function readRecords(today: string, index: SiteIndex): PageRecord[] {
  return pages.map((page) => {
    const { path, name, kind, from = today } = page;
    const day = from > today ? from : today;
    const { head, texts, props } = loadOn(page, day, index);
    const hasNames = (kind === 'service' || kind === 'city') && 'sections' in props;
    return { path, name, kind, file: findFile(path), day, head, texts, props, ...(hasNames && { sections: props.sections }) };
  });
}
