import type { FormEntry } from '../../page-data.ts';

const normalize = (text: string) => ` ${text.toLowerCase().replaceAll('-', '')}`;

/** The forms that have every word of what somebody types: a word from its beginning, a number anywhere. */
export function filterForms(entries: FormEntry[], typed: string): FormEntry[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ form, from, what }) => {
    const text = normalize(`form letter notice ${form} ${what} ${from}`);
    return words.every((word) => text.includes(/^\d/.test(word) ? word : ` ${word}`));
  });
}
