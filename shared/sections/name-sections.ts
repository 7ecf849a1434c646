import type { Section } from '../../content/types.ts';
import { toSectionId } from '../slug.ts';
import { looks } from './looks.tsx';

/** A section as "On this page" links to it, and which of all it is. */
interface NamedSection {
  id: string;
  name: string;
  index: number;
}

/** From this many sections on a page says what is on it. */
const many = 6;

/**
 * The sections that "On this page" links to: all but the stories and the quiet ones that share a band, and none on a
 * page that has fewer than six.
 */
export function nameSections(sections: Section[]): NamedSection[] {
  const named = sections.flatMap((section, index) => {
    const sharesBand = [section, sections[index + 1]].some((part) => part && 'beside' in part && part.beside);
    if (!('heading' in section) || section.kind === 'stories' || (sharesBand && looks[section.kind].quiet)) return [];
    return [{ id: toSectionId(section), name: section.nav ?? '', index }];
  });
  return named.length < many ? [] : named;
}
