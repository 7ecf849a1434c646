import type { ReactNode } from 'react';
import type { Question, Section, SectionKind } from '../../content/types.ts';
import { Accordion } from '../components/accordion.tsx';
import { ButtonLink } from '../components/buttons.tsx';
import { PriceLedger, RateLedger } from '../components/ledger.tsx';
import { ItemList, Steps, TextList } from '../components/lists.tsx';
import { Prose } from '../components/prose.tsx';
import { ServiceList } from '../components/service-list.tsx';
import { chooseBackgrounds } from './backgrounds.ts';
import { type Background, PageSection } from './page-section.tsx';
import { Reviews, Testimonial } from './reviews.tsx';

/** How a kind of section looks: the background it prefers, where its heading is, and what it draws below that. */
interface Look<Kind extends SectionKind> {
  background: Background;
  layout: 'stack' | 'split';
  draw: (section: Section<Kind>) => ReactNode;
}

/** A question whose answer is in view. */
const toItem = ({ question, answer }: Question) => ({ title: question, description: answer });

/** Every kind of section. One without an entry here does not compile. */
export const looks: { [Kind in SectionKind]: Look<Kind> } = {
  why: { background: 'paper', layout: 'split', draw: ({ paragraphs }) => <Prose paragraphs={paragraphs} /> },
  cards: { background: 'sand', layout: 'stack', draw: ({ items }) => <ItemList items={items} look="cards" /> },
  rows: { background: 'paper', layout: 'split', draw: ({ items }) => <ItemList items={items} look="rows" /> },
  checklist: { background: 'foam', layout: 'split', draw: ({ items }) => <TextList items={items} look="checklist" /> },
  considerations: {
    background: 'sand',
    layout: 'stack',
    draw: ({ items }) => <ItemList items={items} look="notes" />,
  },
  audience: { background: 'paper', layout: 'stack', draw: ({ items }) => <ItemList items={items} look="columns" /> },
  chips: { background: 'foam', layout: 'stack', draw: ({ items }) => <TextList items={items} look="chips" /> },
  problems: { background: 'paper', layout: 'stack', draw: ({ items }) => <ItemList items={items} look="pairs" /> },
  mistakes: { background: 'sand', layout: 'split', draw: ({ items }) => <TextList items={items} look="mistakes" /> },
  steps: { background: 'paper', layout: 'stack', draw: ({ items }) => <Steps items={items} /> },
  rates: { background: 'sand', layout: 'split', draw: ({ rows, note }) => <RateLedger rows={rows} note={note} /> },
  prices: { background: 'sand', layout: 'split', draw: ({ rows, note }) => <PriceLedger rows={rows} note={note} /> },
  stories: { background: 'foam', layout: 'stack', draw: ({ items }) => <ItemList items={items} look="stories" /> },
  'why-us': { background: 'paper', layout: 'split', draw: ({ items }) => <ItemList items={items} look="reasons" /> },
  reviews: {
    background: 'foam',
    layout: 'stack',
    draw: ({ items, limit }) => <Reviews items={items.slice(0, limit)} />,
  },
  testimonial: {
    background: 'deep',
    layout: 'stack',
    draw: (review) => <Testimonial key={review.quote} review={review} />,
  },
  questions: {
    background: 'paper',
    layout: 'split',
    draw: ({ items }) => <Accordion name="questions" items={items} />,
  },
  'question-cards': {
    background: 'paper',
    layout: 'stack',
    draw: ({ items }) => <ItemList items={items.map(toItem)} look="notes question-cards" />,
  },
  local: {
    background: 'foam',
    layout: 'split',
    draw: ({ paragraphs, links }) => (
      <Prose paragraphs={paragraphs}>
        {links.length > 0 && (
          <p className="actions">
            {links.map((link) => (
              <ButtonLink key={link.href} link={link} />
            ))}
          </p>
        )}
      </Prose>
    ),
  },
  'service-list': {
    background: 'sand',
    layout: 'stack',
    draw: ({ items, limit, all }) => <ServiceList items={items.slice(0, limit)} look="notes" all={all} />,
  },
};

function drawSection<Kind extends SectionKind>(section: Section<Kind>, background: Background): ReactNode {
  const { layout, draw } = looks[section.kind];
  const content = draw(section);
  if (!('heading' in section)) return content;
  const { eyebrow, heading, intro } = section;
  return (
    <PageSection key={heading} background={background} eyebrow={eyebrow} heading={heading} intro={intro} layout={layout}>
      {content}
    </PageSection>
  );
}

/** The sections of a service or city page. `before` and `after` are the backgrounds around them. */
export function Sections({ sections, before, after }: { sections: Section[]; before: Background; after: Background }) {
  const preferred = sections.map(({ kind }) => looks[kind].background);
  const backgrounds = chooseBackgrounds(preferred, before, after);
  return sections.map((section, index) => drawSection(section, backgrounds[index] ?? 'paper'));
}
