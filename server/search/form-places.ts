import { deadlineRules } from '../../content/deadlines/rules.ts';
import { findForms } from './find-forms.ts';
import { listSections, type PageSection, type ReadPage } from './page-sections.ts';

/** Services explain a form, articles tell of it, other pages mention it. */
const order = ['/services/', '/blog/', ''];

const rank = ({ path }: PageSection) => order.findIndex((start) => path.startsWith(start));

/** Whether a section, or an item of it, has the form in its title. */
const isAbout = ({ heading, texts }: PageSection, form: string) =>
  [heading, ...texts.map((text) => text.replace(/(^|\n).*$/, ''))].some((title) => title.includes(form));

/** Of the places that speak of a form the best: of the kind that explains most, with a title, below a heading of its own. */
function findBest(places: PageSection[], form: string): PageSection | undefined {
  const count = (path: string) => places.filter((place) => place.path === path).length;
  const rate = (place: PageSection) => Number(isAbout(place, form)) + Number(place.id !== '') / 2;
  return [...places].sort((a, b) => rank(a) - rank(b) || rate(b) - rate(a) || count(b.path) - count(a.path))[0];
}

/** The best place for each form and letter, /forms itself aside. What the rules of due dates alone name has none. */
export function findFormPlaces(pages: ReadPage[]): Map<string, PageSection | undefined> {
  const sections = pages.filter(({ path }) => path !== '/forms').flatMap(listSections);
  const rules = deadlineRules.map(({ form, what, note, extends: extended }) => [form, what, note, extended?.by].join('\n'));
  const found = findForms([...sections.map(({ heading, texts }) => [heading, ...texts].join('\n')), ...rules]);
  const places = new Map<string, PageSection[]>();
  found.forEach((forms, index) => {
    for (const form of forms) places.set(form, [...(places.get(form) ?? []), ...sections.slice(index, index + 1)]);
  });
  return new Map([...places].map(([form, of]) => [form, findBest(of, form)]));
}
