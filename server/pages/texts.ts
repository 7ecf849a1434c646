import type { Findable, Hero, Item, Question, Section, SectionKind } from '../../content/types.ts';
import { getText } from '../../shared/get-text.ts';
import type { TreeNode } from '../../shared/page-data.ts';
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
    ...rows.map(({ county, cities, rate }) => ({ title: county, text: `${rate}: ${cities}` })),
    ...toPassages([note]),
  ],
  prices: ({ usual, rows, notes = [] }) => [
    ...toPassages((usual ? [usual, ...rows] : rows).flatMap(({ service, basis, price }) => [`${service}: ${price}`, basis])),
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

/** Whether a node is for the eye alone, as a drawing is. */
const isSilent = (node: TreeNode) => typeof node !== 'string' && (node[0] === 'svg' || 'aria-hidden' in node[1]);

/** The text of nodes on one line. Where only the style keeps two words apart, a space does. */
const joinWords = (nodes: TreeNode[]) =>
  nodes
    .map((node) => getText([node]))
    .reduce((line, next) => (/\w$/.test(line) && /^\w/.test(next) ? `${line} ${next}` : line + next), '');

/** The texts of a tree, one for each paragraph, cell or line. */
export function listBlocks(nodes: TreeNode[]): string[] {
  if (nodes.some((node) => typeof node === 'string')) return [joinWords(nodes)];
  return nodes.flatMap((node) => (typeof node === 'string' || isSilent(node) ? [] : listBlocks(node[2])));
}

/** What a figure says: its own texts, and those of its parts that have an id, each with its first line as a heading. */
export function readFigure(nodes: TreeNode[]): { passages: Passage[]; parts: PageText[] } {
  const parts: PageText[] = [];
  function takeParts(node: TreeNode): TreeNode[] {
    if (typeof node === 'string' || isSilent(node)) return [node];
    const [name, attributes, children] = node;
    if (!attributes.id) return [[name, attributes, children.flatMap(takeParts)]];
    const [heading = '', ...texts] = listBlocks(children);
    parts.push({ id: attributes.id, heading, passages: toPassages(texts) });
    return [];
  }
  const rest = nodes.flatMap(takeParts);
  return { passages: toPassages(listBlocks(rest)), parts };
}
