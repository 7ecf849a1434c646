import type { ReactNode } from 'react';
import type { UsualRow } from '../../content/types.ts';
import { UsualPrice } from '../components/ledger.tsx';
import { Text } from '../components/text.tsx';
import { toSectionId } from '../slug.ts';

/** The background colors of sections. */
export type Background = 'paper' | 'sand' | 'foam' | 'deep';

/** The head of a section: its heading, eyebrow and intro. */
export interface SectionWords {
  id?: string;
  nav?: string;
  eyebrow?: string;
  heading: string;
  intro?: string;
  /** The one sentence to remember, large. */
  lead?: string;
  usual?: UsualRow;
}

export interface PageSectionProps {
  background: Background;
  head: SectionWords;
  /** `split` puts the heading in a column at the left of the content, `halves` in a wider one. */
  layout?: 'stack' | 'split' | 'halves';
  /** Beside or below the heading, such as a button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The heading of a section, with its eyebrow and its intro. */
export function SectionTitle({ id, head: { eyebrow, heading, intro, lead } }: { id?: string; head: SectionWords }) {
  return (
    <>
      {eyebrow && (
        <Text as="p" className="eyebrow">
          {eyebrow}
        </Text>
      )}
      <Text as="h2" id={id}>
        {heading}
      </Text>
      {intro && (
        <Text as="p" className="section-intro">
          {intro}
        </Text>
      )}
      {lead && (
        <Text as="p" className="section-lead">
          {lead}
        </Text>
      )}
    </>
  );
}

/** The title of a section, and its aside. */
export function SectionHead({ head, aside }: Pick<PageSectionProps, 'head' | 'aside'>) {
  return (
    <div className="section-head">
      <div>
        <SectionTitle head={head} />
      </div>
      {head.usual && <UsualPrice {...head.usual} />}
      {aside}
    </div>
  );
}

/** One section of a page: background, heading block and content. */
export function PageSection({ background, head, layout = 'stack', aside, children }: PageSectionProps) {
  return (
    <section className={`section background-${background}`} id={toSectionId(head)}>
      <div className={`wrap ${layout}`}>
        <SectionHead head={head} aside={aside} />
        {children}
      </div>
    </section>
  );
}
