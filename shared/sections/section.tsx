import { Link } from 'react-router';
import type { Section } from '../../content/types.ts';
import { Frame, type Ground } from './frame.tsx';
import { Cards, Entries, IconEntries, Steps, Strings } from './items.tsx';
import { PriceLedger, RateLedger } from './ledger.tsx';
import { Accordion, QuestionCards } from './questions.tsx';
import { Reviews, Testimonial } from './reviews.tsx';
import { ServiceList } from './service-list.tsx';

type Titled = Exclude<Section, { kind: 'testimonial' }>;

const split = new Set<Section['kind']>([
  'why',
  'rows',
  'rates',
  'prices',
  'why-us',
  'questions',
  'local',
  'checklist',
  'mistakes',
]);

function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function Content({ section }: { section: Titled }) {
  switch (section.kind) {
    case 'why':
      return (
        <div className="prose">
          <Paragraphs paragraphs={section.paragraphs} />
        </div>
      );
    case 'local':
      return (
        <div className="prose">
          <Paragraphs paragraphs={section.paragraphs} />
          {section.links.length > 0 && (
            <p className="actions">
              {section.links.map(({ label, href }) => (
                <Link key={href} className="button" to={href}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
      );
    case 'cards':
      return <Cards items={section.items} />;
    case 'rows':
      return <IconEntries items={section.items} className="rows" />;
    case 'why-us':
      return <IconEntries items={section.items} className="reasons" />;
    case 'checklist':
    case 'mistakes':
    case 'chips':
      return <Strings items={section.items} className={section.kind} />;
    case 'audience':
      return <Entries items={section.items} className="columns" />;
    case 'considerations':
      return <Entries items={section.items} className="notes" />;
    case 'problems':
      return <Entries items={section.items} className="pairs" />;
    case 'stories':
      return <Entries items={section.items} className="stories" />;
    case 'steps':
      return <Steps items={section.items} />;
    case 'rates':
      return (
        <div>
          <RateLedger rows={section.rows} />
          <p className="ledger-note">{section.note}</p>
        </div>
      );
    case 'prices':
      return (
        <div>
          <PriceLedger rows={section.rows} />
          {section.note && <p className="ledger-note">{section.note}</p>}
        </div>
      );
    case 'reviews':
      return <Reviews items={section.items.slice(0, section.limit)} />;
    case 'questions':
      return <Accordion name="questions" items={section.items} />;
    case 'question-cards':
      return <QuestionCards items={section.items} />;
    case 'service-list':
      return <ServiceList {...section} />;
  }
}

/** One section of a service or city page, drawn by its kind. */
export function PageSection({ section, ground }: { section: Section; ground: Ground }) {
  if (section.kind === 'testimonial') return <Testimonial review={section} />;
  const { eyebrow, heading, intro, kind } = section;
  return (
    <Frame ground={ground} eyebrow={eyebrow} heading={heading} intro={intro} layout={split.has(kind) ? 'split' : 'stack'}>
      <Content section={section} />
    </Frame>
  );
}
