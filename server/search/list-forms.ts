import { answers } from '../../content/answers.ts';
import { formLines } from '../../content/form-lines.ts';
import type { FormEntry } from '../../shared/page-data.ts';
import { toSlug } from '../../shared/slug.ts';
import type { PageSection } from './page-sections.ts';

/** The id of a form or letter on /forms, which begins with a letter: `form-1040`, `dr-15`, `schedule-c`. */
function toFormId(form: string): string {
  return toSlug(/^\d/.test(form) ? `form ${form}` : form);
}

const byName = new Intl.Collator('en-US', { numeric: true });

/** The forms that have a line, from A to Z, with the best place that speaks of each. */
export function listForms(places: Map<string, PageSection | undefined>): FormEntry[] {
  return Object.entries(formLines)
    .sort(([a], [b]) => byName.compare(a, b))
    .map(([form, line]) => {
      const { path, id } = places.get(form) ?? { path: '/deadlines', id: '' };
      const formId = toFormId(form);
      const asked = answers.filter(({ section }) => section === `/forms#${formId}`).map((answer) => answer.asked);
      return { form, id: formId, ...line, asked: asked.join(', '), href: id ? `${path}#${id}` : path };
    });
}
