import { Fragment, type ReactNode } from 'react';
import type { Question, Section, SectionKind } from '../../content/types.ts';
import { Accordion } from '../components/accordion.tsx';
import { ButtonLink } from '../components/buttons.tsx';
import { PriceLedger, RateLedger } from '../components/ledger.tsx';
import { ItemList, TextList } from '../components/lists.tsx';
import { Prose } from '../components/prose.tsx';
import { ServiceList } from '../components/service-list.tsx';
import { Steps } from '../components/steps.tsx';
import type { Background } from './page-section.tsx';
import { Reviews, Testimonial } from './reviews.tsx';

/** The variant of a kind of section. */
interface Variant<Kind extends SectionKind> {
  /** The background it prefers. */
  background: Background;
  /** The place of the heading in a band of its own: above, or in a column at the left. */
  layout: 'stack' | 'split' | 'halves';
  /** Whether its heading is smaller: the section is for readers who want to know more. */
  quiet?: true;
  /** Whether it is a dark card in a band that it shares. */
  dark?: true;
  /** Whether it has the whole width of a band that it shares with others, and is no column of it. */
  wide?: true;
  /** Draws its content. A kind without a heading also draws what stands below it. */
  render: (section: Section<Kind>, inColumn: boolean, below?: ReactNode) => ReactNode;
}

/** Makes an item of a question, with its answer in view. */
const toItem = ({ question, answer }: Question) => ({ title: question, description: answer });

/** Every kind of section. One without an entry here does not compile. */
export const variants: { [Kind in SectionKind]: Variant<Kind> } = {
  why: { background: 'paper', layout: 'halves', render: ({ paragraphs }) => <Prose paragraphs={paragraphs} /> },
  cards: {
    background: 'sand',
    layout: 'stack',
    render: ({ items }, inColumn) => <ItemList items={items} variant={inColumn ? 'columns' : 'cards'} />,
  },
  rows: { background: 'paper', layout: 'stack', render: ({ items }) => <ItemList items={items} variant="rows" /> },
  checklist: { background: 'foam', layout: 'split', render: ({ items }) => <TextList items={items} variant="checklist" /> },
  facts: {
    background: 'foam',
    layout: 'split',
    render: ({ items }) => <TextList items={items} variant="checklist checklist-done" />,
  },
  considerations: {
    background: 'sand',
    layout: 'stack',
    quiet: true,
    dark: true,
    render: ({ items }) => <ItemList items={items} variant="cards cards-two" />,
  },
  audience: {
    background: 'paper',
    layout: 'stack',
    quiet: true,
    render: ({ items }) => <ItemList items={items} variant="columns" />,
  },
  chips: { background: 'foam', layout: 'split', quiet: true, render: ({ items }) => <TextList items={items} variant="chips" /> },
  problems: { background: 'sand', layout: 'stack', render: ({ items }) => <ItemList items={items} variant="problems" /> },
  mistakes: { background: 'sand', layout: 'split', render: ({ items }) => <TextList items={items} variant="mistakes" /> },
  steps: { background: 'paper', layout: 'stack', render: ({ items }) => <Steps items={items} /> },
  rates: { background: 'sand', layout: 'split', render: ({ rows, note }) => <RateLedger rows={rows} note={note} /> },
  prices: { background: 'foam', layout: 'split', render: ({ rows, notes }) => <PriceLedger rows={rows} notes={notes} /> },
  stories: { background: 'deep', layout: 'halves', render: ({ items }) => <ItemList items={items} variant="stories" /> },
  'why-us': {
    background: 'paper',
    layout: 'stack',
    quiet: true,
    wide: true,
    render: ({ items }) => <ItemList items={items} variant={items.length > 3 ? 'rows' : 'reasons'} />,
  },
  reviews: {
    background: 'deep',
    layout: 'split',
    wide: true,
    render: ({ items }) => <Reviews items={items} />,
  },
  testimonial: {
    background: 'deep',
    layout: 'stack',
    render: (review, _, below) => (
      <Testimonial key={review.quote} review={review}>
        {below}
      </Testimonial>
    ),
  },
  questions: {
    background: 'paper',
    layout: 'split',
    render: ({ items, openFirst = false }) => <Accordion name="questions" items={items} openFirst={openFirst} />,
  },
  'question-cards': {
    background: 'paper',
    layout: 'stack',
    render: ({ items }) => <ItemList items={items.map(toItem)} variant="cards cards-two question-cards" />,
  },
  local: {
    background: 'foam',
    layout: 'split',
    quiet: true,
    render: ({ paragraphs, links }) => (
      <Prose paragraphs={paragraphs}>
        {links.length > 0 && (
          <p className="actions">
            {links.map((link) => (
              <Fragment key={link.href}>
                <ButtonLink {...link} />{' '}
              </Fragment>
            ))}
          </p>
        )}
      </Prose>
    ),
  },
  'service-list': {
    background: 'sand',
    layout: 'stack',
    render: ({ items, all }) => (
      <div className="service-list">
        <ServiceList items={items} variant="cards" all={all} />
      </div>
    ),
  },
};
