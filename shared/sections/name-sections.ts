import type { Section } from '../../content/types.ts';
import { toSectionId } from '../slug.ts';

/** A section as "On this page" links to it, with its place among all sections. */
interface NamedSection {
  id: string;
  name: string;
  index: number;
}

/** A page with this many sections has "On this page". */
const many = 6;

/** Lists the sections that "On this page" links to: all with a heading, and none on a page with fewer than six. */
export function nameSections(sections: Section[]): NamedSection[] {
  const named = sections.flatMap((section, index) =>
    'heading' in section ? [{ id: toSectionId(section), name: section.nav ?? '', index }] : [],
  );
  return named.length < many ? [] : named;
}
