import type { FormEntry } from '../../page-data.ts';

const normalize = (text: string) => ` ${text.toLowerCase().replaceAll('-', '')}`;

const letter = /^(CP|LT|Letter )|^\d{4}C$/;
const filler = new Set('a about an and for from got i in is me my of on or the to what'.split(' '));

/**
 * The forms that have every word of what somebody types, or any where none has all: a word from its beginning, a number
 * anywhere. All are forms, and what the IRS writes is a letter and a notice, too.
 */
export function filterForms(entries: FormEntry[], typed: string): FormEntry[] {
  const typedWords = normalize(typed).split(/\s+/);
  const words = typedWords.filter((word) => word && !filler.has(word));
  const countFound = ({ form, from, what }: FormEntry) => {
    const text = normalize(`form ${letter.test(form) ? 'letter notice' : ''} ${form} ${what} ${from}`);
    return words.filter((word) => text.includes(/^\d/.test(word) ? word : ` ${word}`)).length;
  };
  const whole = entries.filter((entry) => countFound(entry) === words.length);
  return whole.length > 0 ? whole : entries.filter((entry) => countFound(entry) > 0);
}
