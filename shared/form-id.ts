import { toSlug } from './slug.ts';

/** The id of a form or letter on /forms, which begins with a letter: `form-1040`, `dr-15`, `schedule-c`. */
export function toFormId(form: string): string {
  return toSlug(/^\d/.test(form) ? `form ${form}` : form);
}
