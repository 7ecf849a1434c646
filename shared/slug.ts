/** A heading as an id: words with hyphens, without accents, beginning with a letter. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

/** The id of a form or letter on /forms, which begins with a letter: `form-1040`, `dr-15`, `schedule-c`. */
export const toFormId = (form: string): string => toSlug(/^\d/.test(form) ? `form ${form}` : form);

/** Returns the id of a section: its own, or the slug of its name in "On this page", or of its heading. */
export function toSectionId({ id, nav, heading }: { id?: string; nav?: string; heading: string }): string {
  return id ?? toSlug(nav ?? heading);
}
