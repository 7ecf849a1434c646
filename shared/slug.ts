/** A heading as an id: words with hyphens, beginning with a letter. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
