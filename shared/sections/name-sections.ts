import type { Section } from '../../content/types.ts';
import { toSectionId } from '../slug.ts';

/** A section as "On this page" links to it, and which of all it is. */
interface NamedSection {
  id: string;
  name: string;
  index: number;
}

/** From this many sections on a page says what is on it. */
const many = 6;

/** The sections that "On this page" links to: all with a heading, and none on a page that has fewer than six. */
export function nameSections(sections: Section[]): NamedSection[] {
  const named = sections.flatMap((section, index) =>
    'heading' in section ? [{ id: toSectionId(section), name: section.nav ?? '', index }] : [],
  );
  return named.length < many ? [] : named;
}
