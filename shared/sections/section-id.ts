import { toSlug } from '../slug.ts';

/** The id of a section: the slug of its name in "On this page", or of its heading where it has none. */
export function toSectionId({ nav, heading }: { nav?: string; heading: string }): string {
  return toSlug(nav ?? heading);
}
