import { deadlineRules } from '../../content/deadlines/rules.ts';
import { findForms } from './find-forms.ts';
import { listSections, type PageSection, type ReadPage } from './page-sections.ts';

/** Services explain a form, articles tell of it, other pages mention it. */
const order = ['/services/', '/blog/', ''];

const rank = ({ path }: PageSection) => order.findIndex((start) => path.startsWith(start));

/**
 * Where each form and letter is spoken of: one place on a page, /forms itself aside. What the rules of due dates alone
 * name has none.
 */
export function findFormPlaces(pages: ReadPage[]): Map<string, PageSection[]> {
  const sections = pages.filter(({ path }) => path !== '/forms').flatMap(listSections);
  sections.sort((a, b) => rank(a) - rank(b));
  const rules = deadlineRules.map(({ form, what, note, extends: extended }) => [form, what, note, extended?.by].join('\n'));
  const found = findForms([...sections.map(({ heading, texts }) => [heading, ...texts].join('\n')), ...rules]);
  const places = new Map<string, PageSection[]>();
  found.forEach((forms, index) => {
    for (const form of forms) {
      const known = places.get(form) ?? [];
      const section = sections[index];
      const isNew = section && !known.some(({ path }) => path === section.path);
      places.set(form, isNew ? [...known, section] : known);
    }
  });
  return places;
}
