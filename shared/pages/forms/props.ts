import type { Letter } from '../../../content/forms/letters.ts';
import type { forms } from '../../../content/pages/forms.ts';

/** A form or a letter of /forms. */
export interface FormEntry {
  form: string;
  /** The office that asks for it or sends it. */
  from: string;
  what: string;
  when: string;
  /** The questions that it answers. */
  otherNames: string;
  /** The address of the best section about it. */
  href: string;
  /** The steps to take about a letter, if it is one. */
  letter?: Letter;
}

export interface FormsProps {
  words: typeof forms;
  entries: FormEntry[];
  query: string;
}
