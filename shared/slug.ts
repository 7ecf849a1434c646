/** A heading as an id: words with hyphens, beginning with a letter. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

/** The id of a section: its own, else the slug of its name in "On this page", or of its heading where it has none. */
export function toSectionId({ id, nav, heading }: { id?: string; nav?: string; heading: string }): string {
  return id ?? toSlug(nav ?? heading);
}
