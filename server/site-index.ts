import { readFactsOn } from '../content/facts.ts';
import type { FormEntry } from '../shared/page-data.ts';
import { readFigure } from './figures/read-figure.ts';
import { pages } from './find-page.ts';
import type { SiteIndex } from './page-data/page.ts';
import { formsPage } from './page-data/search.ts';
import { findFormPlaces } from './search/form-places.ts';
import { listForms } from './search/list-forms.ts';
import { listSections, type PageSection } from './search/page-sections.ts';
import { createSearch } from './search/search.ts';

/** Every page with everything that is read on it on a day, an ISO date. */
export function readPages(day: string) {
  const today = readFactsOn(day);
  return pages.map(({ path, name, kind, read }) => {
    const { figure, ...page } = read(today);
    const words = figure ? [readFigure(figure, day), page.words] : page.words;
    return { path, name, kind, ...page, words };
  });
}

/** A line of /forms as a section of its own. */
function toSection({ form, id, from, what }: FormEntry): PageSection {
  const { path, name, kind } = formsPage;
  return { path, name, kind, id, heading: form, texts: [`${what} (${from})`] };
}

/** Every section that has texts, and the forms of /forms, as they are on a day, an ISO date. */
export function readSections(day: string) {
  const read = readPages(day);
  const forms = listForms(findFormPlaces(read));
  const sections = [...read.filter(({ path }) => path !== formsPage.path).flatMap(listSections), ...forms.map(toSection)];
  return { sections: sections.filter(({ texts }) => texts.length > 0), forms };
}

/** Reads all pages as they are on a day, an ISO date, for the search and for the list of forms. */
export function createSiteIndex(day: string): SiteIndex {
  const { sections, forms } = readSections(day);
  return { search: createSearch(sections), forms };
}

let known: { day: string; index: SiteIndex } | undefined;

/** The index of a day, an ISO date. It is made once a day, when somebody first needs it. */
export function getSiteIndex(day: string): SiteIndex {
  if (known?.day !== day) known = { day, index: createSiteIndex(day) };
  return known.index;
}
