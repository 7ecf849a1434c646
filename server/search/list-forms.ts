import { type Answer, answers } from '../../content/answers.ts';
import { formLines } from '../../content/form-lines.ts';
import type { FormEntry } from '../../shared/page-data.ts';
import { toSlug } from '../../shared/slug.ts';
import { findLetter } from './find-letter.ts';
import { type PageSection, toAddress } from './page-sections.ts';

/** The id of a form or letter on /forms, which begins with a letter: `form-1040`, `dr-15`, `schedule-c`. */
function toFormId(form: string): string {
  return toSlug(/^\d/.test(form) ? `form ${form}` : form);
}

const byName = new Intl.Collator('en-US', { numeric: true });

/** The forms that have a line, from A to Z, with the section that answers a question for the form, or the best place. */
export function listForms(places: Map<string, PageSection | undefined>): FormEntry[] {
  return Object.entries(formLines)
    .sort(([a], [b]) => byName.compare(a, b))
    .map(([form, line]) => {
      const id = toFormId(form);
      const own = answers.filter(({ section }) => section === `/forms#${id}`).map(({ asked }) => asked);
      const isAsked = ({ section, asked }: Answer) =>
        !section.startsWith('/forms') && asked.split(', ').includes(form.toLowerCase());
      const place = places.get(form);
      const href = answers.find(isAsked)?.section ?? (place ? toAddress(place) : '/deadlines');
      const letter = findLetter(form);
      return { form, id, ...line, asked: own.join(', '), href, ...(letter && { letter }) };
    });
}
