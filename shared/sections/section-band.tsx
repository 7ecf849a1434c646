import type { ReactNode } from 'react';
import type { Section, SectionKind } from '../../content/types.ts';
import { looks } from './looks.tsx';
import { PageSection, type PageSectionProps } from './page-section.tsx';

/** Returns the variant of a section with its content, which is in a column if the section shares a band and is not wide. */
export function readLook<Kind extends SectionKind>(section: Section<Kind>, isPart: boolean, below?: ReactNode) {
  const look = looks[section.kind];
  const inColumn = isPart && !look.wide;
  return { ...look, inColumn, content: look.draw(section, inColumn, below) };
}

interface Props extends Partial<Omit<PageSectionProps, 'head'>> {
  section: Section;
}

/** A section with a band of its own, in the variant of its kind unless a prop overrides it. `children` stand below. */
export function SectionBand({ section, children, ...own }: Props) {
  const { background, layout, content } = readLook(section, false, children);
  if (!('heading' in section)) return content;
  return (
    <PageSection background={background} layout={layout} {...own} head={section}>
      {content}
      {children}
    </PageSection>
  );
}
