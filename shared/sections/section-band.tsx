import type { ReactNode } from 'react';
import type { Section, SectionKind } from '../../content/types.ts';
import { looks } from './looks.tsx';
import { PageSection, type PageSectionProps } from './page-section.tsx';

/** The look of a section with what is in it, which is in a column if the section is a part of a band and not wide. */
export function readLook<Kind extends SectionKind>(section: Section<Kind>, isPart: boolean, below?: ReactNode) {
  const look = looks[section.kind];
  const inColumn = isPart && !look.wide;
  return { ...look, inColumn, content: look.draw(section, inColumn, below) };
}

interface Props extends Partial<Omit<PageSectionProps, 'head'>> {
  section: Section;
}

/** A section that has a band of its own: it looks as its kind does unless told otherwise. `children` stand below. */
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
