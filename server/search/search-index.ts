import MiniSearch from 'minisearch';
import { formLines } from '../../content/form-lines.ts';
import { toFormId } from '../../shared/form-id.ts';
import { findRoute } from '../../shared/routes.ts';
import { indexOptions } from './index-options.ts';
import { listSections, type PageSection } from './page-sections.ts';

/** What the build keeps in `dist/search.json`: the sections, and MiniSearch's index of them by their place here. */
export interface SearchIndex {
  sections: PageSection[];
  index: ReturnType<MiniSearch['toJSON']>;
}

/** Each line of /forms as a section of its own. */
function listForms(): PageSection[] {
  return Object.entries(formLines).map(([form, { from, what }]) => ({
    path: '/forms',
    id: toFormId(form),
    heading: form,
    texts: [`${what} (${from})`],
  }));
}

/** The index of every section of some pages. */
export function createSearchIndex(pages: { path: string; heading: string; words: unknown }[]): SearchIndex {
  const read = pages.filter(({ path }) => path !== '/forms').flatMap(listSections);
  const sections = [...read, ...listForms()].filter(({ texts }) => texts.length > 0);
  const index = new MiniSearch(indexOptions);
  sections.forEach(({ path, heading, texts }, id) => {
    index.add({ id, page: findRoute(path).name, heading, text: texts.join('\n') });
  });
  return { sections, index: index.toJSON() };
}
