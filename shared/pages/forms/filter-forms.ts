import type { FormEntry } from '../../page-data.ts';

const normalize = (text: string) => ` ${text.toLowerCase().replaceAll('-', '')}`;

const letter = /^(CP|LT|Letter )|^\d{4}C$/;

/**
 * The forms that have every word of what somebody types: a word from its beginning, a number anywhere. All are forms,
 * and what the IRS writes is a letter and a notice, too.
 */
export function filterForms(entries: FormEntry[], typed: string): FormEntry[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ form, from, what }) => {
    const text = normalize(`form ${letter.test(form) ? 'letter notice' : ''} ${form} ${what} ${from}`);
    return words.every((word) => text.includes(/^\d/.test(word) ? word : ` ${word}`));
  });
}
