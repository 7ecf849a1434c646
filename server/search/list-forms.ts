import { formLines } from '../../content/form-lines.ts';
import type { FormEntry } from '../../shared/page-data.ts';
import { toSlug } from '../../shared/slug.ts';
import type { PageSection } from './page-sections.ts';

/** How many places /forms links to; the search has the others. */
const mostLinks = 3;

/** The id of a form or letter on /forms, which begins with a letter: `form-1040`, `dr-15`, `schedule-c`. */
function toFormId(form: string): string {
  return toSlug(/^\d/.test(form) ? `form ${form}` : form);
}

const byName = new Intl.Collator('en-US', { numeric: true });

/** The forms that have a line, from A to Z, with the best of the places that speak of each. */
export function listForms(places: Map<string, PageSection[]>): FormEntry[] {
  return Object.entries(formLines)
    .sort(([a], [b]) => byName.compare(a, b))
    .map(([form, { from, what }]) => {
      const sections = places.get(form) ?? [];
      const links = sections.slice(0, mostLinks).map(({ path, name, id }) => {
        return { label: name, href: id ? `${path}#${id}` : path };
      });
      return { form, id: toFormId(form), from, what, links, more: sections.length > mostLinks };
    });
}
