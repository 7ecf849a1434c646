import type { Section } from '../../content/types.ts';
import { toSectionId } from '../slug.ts';
import { looks } from './looks.tsx';

/** A section as "On this page" links to it. */
export interface NamedSection {
  id: string;
  name: string;
}

/** From this many sections on a page says what is on it. */
const many = 6;

/**
 * The sections that "On this page" links to: all but the stories and the quiet ones that share a band, and none on a
 * page that has fewer than six; and, with the field, what is wrong with the name of one: it is missing, has more than
 * three words or 16 letters, or is another section's, too.
 */
export function nameSections(sections: Section[]) {
  const named: NamedSection[] = [];
  const wrong: { field: string; message: string }[] = [];
  sections.forEach((section, index) => {
    const sharesBand = [section, sections[index + 1]].some((part) => part && 'beside' in part && part.beside);
    if (!('heading' in section) || section.kind === 'stories' || (sharesBand && looks[section.kind].quiet)) return;
    const { nav: name = '' } = section;
    const id = toSectionId(section);
    const fail = (message: string) => wrong.push({ field: `sections[${index}].nav`, message });
    if (!name) fail('has no name for "On this page"; add one of one to three words');
    else if (!id || name.split(' ').length > 3 || name.length > 16) fail(`"${name}" is not one to three words of 16 letters`);
    else if (named.some((other) => other.id === id)) fail(`"${name}" is another section’s name, too; each needs its own`);
    named.push({ id, name });
  });
  return named.length < many ? { named: [], wrong: [] } : { named, wrong };
}
