import MiniSearch from 'minisearch';
import type { FormEntry } from '../../shared/route.ts';
import { findRoute } from '../../shared/routes.ts';
import { findFormPlaces } from './form-places.ts';
import { indexOptions } from './index-options.ts';
import { listForms } from './list-forms.ts';
import { listSections, type PageSection } from './page-sections.ts';

/** What the build keeps in `dist/search.json`: all sections, MiniSearch's index of them by their place, and /forms. */
export interface SearchIndex {
  sections: PageSection[];
  index: ReturnType<MiniSearch['toJSON']>;
  forms: FormEntry[];
}

/** A line of /forms as a section of its own. */
function toSection({ form, id, from, what }: FormEntry): PageSection {
  return { path: '/forms', id, heading: form, texts: [`${what} (${from})`] };
}

/** The index of every section of some pages, and of every form that they speak of; it lets others work in between. */
export async function createSearchIndex(pages: { path: string; heading: string; words: unknown }[]): Promise<SearchIndex> {
  const forms = listForms(findFormPlaces(pages));
  const read = pages.filter(({ path }) => path !== '/forms').flatMap(listSections);
  const sections = [...read, ...forms.map(toSection)].filter(({ texts }) => texts.length > 0);
  const index = new MiniSearch(indexOptions);
  const documents = sections.map(({ path, heading, texts }, id) => {
    return { id, page: findRoute(path).name, heading, text: texts.join('\n') };
  });
  await index.addAllAsync(documents, { chunkSize: 10 });
  return { sections, index: index.toJSON(), forms };
}
