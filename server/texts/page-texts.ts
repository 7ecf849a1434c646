import type { Findable, Hero, Item, Question, Section, SectionKind } from '../../content/types.ts';
import { formatPercent, formatPrice } from '../../shared/format.ts';
import { toSectionId } from '../../shared/slug.ts';

/** A paragraph, a row of a table, or an item with its title. */
export interface Passage extends Findable {
  /** Empty if it has none. */
  title: string;
  text: string;
}

/** What a page shows below one heading. */
export interface PageText extends Findable {
  /** The section's id in the document; empty at the top of the page. */
  id: string;
  heading: string;
  passages: Passage[];
}

interface Heading extends Findable {
  id?: string;
  nav?: string;
  heading: string;
  intro?: string;
  lead?: string;
}

export const toPassages = (texts: readonly (string | undefined)[]): Passage[] =>
  texts.flatMap((text) => (text ? [{ title: '', text }] : []));

export const toPassage = ({ title, description, aliases }: Item): Passage => ({
  title,
  text: description,
  ...(aliases && { aliases }),
});

const toAnswer = ({ question, answer, aliases }: Question): Passage =>
  toPassage({ title: question, description: answer, ...(aliases && { aliases }) });

/** The text of a section with its heading, and what stands below that. */
export function toPageText(section: Heading, passages: Passage[]): PageText {
  const { heading, intro, lead, aliases } = section;
  const id = toSectionId(section);
  return { id, heading, ...(aliases && { aliases }), passages: [...toPassages([intro, lead]), ...passages] };
}

/** The text of the top of a page: its hero, and what stands below that. */
export function toTopText({ heading, lede, keyFacts = [], aliases }: Hero, passages: Passage[] = []): PageText {
  return { id: '', heading, ...(aliases && { aliases }), passages: [...toPassages([lede, ...keyFacts]), ...passages] };
}

/** What each kind of section shows. */
const readers: { [Kind in SectionKind]: (section: Section<Kind>) => Passage[] } = {
  why: ({ paragraphs }) => toPassages(paragraphs),
  cards: ({ items }) => items.map(toPassage),
  rows: ({ items }) => items.map(toPassage),
  checklist: ({ items }) => toPassages(items),
  facts: ({ items }) => toPassages(items),
  considerations: ({ items }) => items.map(toPassage),
  audience: ({ items }) => items.map(toPassage),
  chips: ({ items }) => toPassages(items),
  problems: ({ items }) => items.map(toPassage),
  mistakes: ({ items }) => toPassages(items),
  steps: ({ items }) => items.map(toPassage),
  rates: ({ rows, note }) => [
    ...rows.map(({ county, cities, rate }) => ({ title: county, text: `${formatPercent(rate)}: ${cities}` })),
    ...toPassages([note]),
  ],
  prices: ({ usual, rows, notes = [] }) => [
    ...toPassages(
      (usual ? [usual, ...rows] : rows).flatMap(({ service, basis, price }) => [`${service}: ${formatPrice(price)}`, basis]),
    ),
    ...toPassages(notes),
  ],
  stories: ({ items }) => items.map(toPassage),
  'why-us': ({ items }) => items.map(toPassage),
  reviews: ({ items }) => toPassages(items.map(({ quote }) => quote)),
  testimonial: ({ quote }) => toPassages([quote]),
  questions: ({ items }) => items.map(toAnswer),
  'question-cards': ({ items }) => items.map(toAnswer),
  local: ({ paragraphs }) => toPassages(paragraphs),
  'service-list': ({ items }) => items.map(toPassage),
};

/** What is read in a section. */
function readSection<Kind extends SectionKind>(section: Section<Kind>): Passage[] {
  return readers[section.kind](section);
}

/** The texts of a page with sections: one that has no heading, such as a testimonial, belongs to the top. */
export function listTexts(top: PageText, sections: Section[]): [PageText, ...PageText[]] {
  const untitled = sections.flatMap((section) => ('heading' in section ? [] : readSection(section)));
  const titled = sections.flatMap((section) => ('heading' in section ? [toPageText(section, readSection(section))] : []));
  return [{ ...top, passages: [...top.passages, ...untitled] }, ...titled];
}

/** Sections as a page shows them: nothing that is beyond a limit is sent or searched. */
export function limitSections(sections: Section[]): Section[] {
  return sections.map((section) =>
    section.kind === 'reviews' || section.kind === 'service-list' ? limitItems(section) : section,
  );
}

function limitItems(section: Section<'reviews'> | Section<'service-list'>): Section {
  return section.kind === 'reviews'
    ? { ...section, items: section.items.slice(0, section.limit) }
    : { ...section, items: section.items.slice(0, section.limit) };
}
