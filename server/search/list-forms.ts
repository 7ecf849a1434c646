import { formLines } from '../../content/forms/form-lines.ts';
import { type Letter, letters } from '../../content/forms/letters.ts';
import type { FormEntry } from '../../shared/pages/forms/props.ts';
import { toSlug } from '../../shared/slug.ts';
import { type SearchSection, toAddress } from './page-sections.ts';

const squeeze = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Finds the letter whose code is in a query, however it is spaced: "cp 2000". Undefined if there is none. */
export function findLetter(words: string): Letter | undefined {
  const requested = squeeze(words);
  const matches = (code = '') => code !== '' && new RegExp(`${squeeze(code)}(?!\\d)`).test(requested);
  return Object.values<Letter>(letters).find(({ code, alias }) => matches(code) || matches(alias));
}

/** The id of a form or letter on /forms, which begins with a letter: `form-1040`, `dr-15`, `schedule-c`. */
function toFormId(form: string): string {
  return toSlug(/^\d/.test(form) ? `form ${form}` : form);
}

const byName = new Intl.Collator('en-US', { numeric: true });

/** Lists the forms from A to Z, each with its own link or a link to the best section about it. */
export function listForms(places: Map<string, SearchSection | undefined>): FormEntry[] {
  return Object.entries(formLines)
    .sort(([a], [b]) => byName.compare(a, b))
    .map(([form, { aliases = '', href, ...line }]) => {
      const place = places.get(form);
      const letter = findLetter(form);
      return {
        form,
        id: toFormId(form),
        ...line,
        otherNames: aliases,
        href: href ?? (place ? toAddress(place) : '/deadlines'),
        ...(letter && { letter }),
      };
    });
}
