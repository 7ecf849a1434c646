import type { FormEntry } from './props.ts';

const normalize = (text: string) => ` ${text.toLowerCase().replaceAll('-', '')}`;

const letter = /^(CP|LT|Letter )|^\d{4}C$/;
const filler = new Set('a about an and for form forms from got i in is me my of on or the to what'.split(' '));

/**
 * Finds the forms that match most words of a query: a word from its beginning, a number anywhere. A form from the IRS
 * also matches "letter" and "notice". A number without a match finds nothing. The form that is named comes first.
 */
export function filterForms(entries: FormEntry[], typed: string): FormEntry[] {
  const names = entries.map(({ form }) => normalize(form).trim());
  // "1099 r" means the 1099-R.
  const words = normalize(typed)
    .replace(/\d+ [a-z]+/g, (apart) => [apart.replace(' ', '')].find((joined) => names.includes(joined)) ?? apart)
    .split(/\s+/)
    .filter((word) => word && !filler.has(word));
  const numbers = words.filter((word) => /\d/.test(word));
  const counts = entries.map(({ form, from, what, when, otherNames }) => {
    const text = normalize(`${letter.test(form) ? 'letter notice' : ''} ${form} ${what} ${from} ${when} ${otherNames}`);
    const has = (word: string) => text.includes(/^\d/.test(word) ? word : ` ${word}`);
    return numbers.length > 0 && !numbers.some(has) ? 0 : words.filter(has).length;
  });
  const most = Math.max(...counts);
  const found = most > 0 || words.length === 0 ? entries.filter((_, index) => counts[index] === most) : [];
  const isNamed = ({ form }: FormEntry) => Number(normalize(form).trim() === words.join(' '));
  return [...found].sort((a, b) => isNamed(b) - isNamed(a));
}
