import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { PageKind } from '../../shared/page/page-frame.ts';
import { findForms } from './find-forms.ts';
import type { SearchSection } from './page-sections.ts';

/** Services explain a form, articles discuss it, and other pages mention it. */
const order = ['/services/', '/blog/', ''];

const rank = ({ path }: SearchSection) => order.findIndex((start) => path.startsWith(start));

/** Whether a section, or an item of it, has the form in its title or among its aliases. */
const isAbout = ({ heading, aliases = '', passages }: SearchSection, form: string) =>
  [heading, aliases, ...passages.flatMap((passage) => [passage.title, passage.aliases ?? ''])].some((title) =>
    title.includes(form),
  );

/** Joins all the texts of a section. */
const readAll = ({ heading, passages }: SearchSection) =>
  [heading, ...passages.flatMap(({ title, text }) => [title, text])].join('\n');

/**
 * Finds the best section about a form. Services come first; within a kind, a section comes first that names the form in
 * a title and has a heading of its own.
 */
function findBest(places: SearchSection[], form: string): SearchSection | undefined {
  const counts = new Map<string, number>();
  for (const { path } of places) counts.set(path, (counts.get(path) ?? 0) + 1);
  const count = (path: string) => counts.get(path) ?? 0;
  const rate = (place: SearchSection) => Number(isAbout(place, form)) + Number(place.id !== '') / 2;
  return [...places].sort((a, b) => rank(a) - rank(b) || rate(b) - rate(a) || count(b.path) - count(a.path))[0];
}

/** Pages that list forms by number or by date without explaining them. */
const lists: PageKind[] = ['home', 'deadlines', 'forms'];

/** Finds the best section for each form and letter. A form that only a due date's rule names has none. */
export async function findFormPlaces(all: SearchSection[]): Promise<Map<string, SearchSection | undefined>> {
  const sections = all.filter(({ kind }) => !lists.includes(kind));
  const rules = deadlineRules.map(({ form, what, note, extends: extended }) => [form, what, note, extended?.by].join('\n'));
  const found = await findForms([...sections.map(readAll), ...rules]);
  const places = new Map<string, SearchSection[]>();
  found.forEach((forms, index) => {
    const section = sections[index];
    for (const form of forms) {
      const others = places.get(form) ?? [];
      places.set(form, others);
      if (section) others.push(section);
    }
  });
  return new Map([...places].map(([form, of]) => [form, findBest(of, form)]));
}
