import { formLines } from '../../content/forms/form-lines.ts';
import { type Letter, letters } from '../../content/forms/letters.ts';
import type { FormEntry } from '../../shared/pages/forms/props.ts';
import { type SearchSection, toAddress } from './page-sections.ts';

const squeeze = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Finds the letter whose code is in a query, however it is spaced: "cp 2000". Undefined if there is none. */
export function findLetter(words: string): Letter | undefined {
  const requested = squeeze(words);
  const matches = (code = '') => code !== '' && new RegExp(`${squeeze(code)}(?!\\d)`).test(requested);
  return Object.values<Letter>(letters).find(({ code, alias }) => matches(code) || matches(alias));
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
        ...line,
        otherNames: aliases,
        href: href ?? (place ? toAddress(place) : '/deadlines'),
        ...(letter && { letter }),
      };
    });
}
