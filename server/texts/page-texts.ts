import { sectionLabels } from '../../content/pages/section-labels.ts';
import type { Findable, Hero, Item, Question, Section, SectionKind } from '../../content/types.ts';
import { formatPercent, formatPrice } from '../../shared/format.ts';
import { toSectionId } from '../../shared/slug.ts';

/** A paragraph, a row of a table, or an item with its title. */
export interface Passage extends Findable {
  /** Empty if it has none. */
  title: string;
  text: string;
}

/** The text of a page below one heading. */
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

/** Describes the link preview of a page: its h1, and its own picture if it has one. */
export function describePreview({ heading }: { heading: string }, picture = ''): string {
  return [heading.replace(/\.?$/, '.'), picture].filter(Boolean).join(' ');
}

/** Makes the text of a section: its heading, and the passages below it. */
export function toPageText(section: Heading, passages: Passage[]): PageText {
  const { heading, intro, lead, aliases } = section;
  const id = toSectionId(section);
  return { id, heading, ...(aliases && { aliases }), passages: [...toPassages([intro, lead]), ...passages] };
}

/** Makes the text of the top of a page: its hero, and the passages below it. */
export function toTopText({ heading, lede, keyFacts = [], aliases }: Hero, passages: Passage[] = []): PageText {
  return { id: '', heading, ...(aliases && { aliases }), passages: [...toPassages([lede, ...keyFacts]), ...passages] };
}

/** The texts of each kind of section. */
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

/** Lists the texts of a section. */
function readSection<Kind extends SectionKind>(section: Section<Kind>): Passage[] {
  return readers[section.kind](section);
}

/** Lists the texts of a page with sections. A section without a heading, such as a testimonial, belongs to the top. */
export function listTexts(top: PageText, sections: Section[]): [PageText, ...PageText[]] {
  const untitled = sections.flatMap((section) => ('heading' in section ? [] : readSection(section)));
  const titled = sections.flatMap((section) => ('heading' in section ? [toPageText(section, readSection(section))] : []));
  return [{ ...top, passages: [...top.passages, ...untitled] }, ...titled];
}

const labels: Partial<Record<SectionKind, { nav: string; eyebrow?: string }>> = sectionLabels;

/** Completes sections as a page shows them: with the labels of their kind, and without items beyond their limit. */
export function completeSections(sections: Section[]): Section[] {
  return sections.map((section) => {
    const labeled = { ...labels[section.kind], ...section };
    return labeled.kind === 'reviews' || labeled.kind === 'service-list' ? limitItems(labeled) : labeled;
  });
}

function limitItems(section: Section<'reviews'> | Section<'service-list'>): Section {
  return section.kind === 'reviews'
    ? { ...section, items: section.items.slice(0, section.limit) }
    : { ...section, items: section.items.slice(0, section.limit) };
}
