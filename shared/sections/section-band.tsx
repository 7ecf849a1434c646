import type { ReactNode } from 'react';
import type { Section, SectionKind } from '../../content/types.ts';
import { PageSection, type PageSectionProps } from './page-section.tsx';
import { variants } from './variants.tsx';

/** Returns the variant of a section with its content, which is in a column if the section shares a band and is not wide. */
export function readVariant<Kind extends SectionKind>(section: Section<Kind>, isPart: boolean, below?: ReactNode) {
  const variant = variants[section.kind];
  const inColumn = isPart && !variant.wide;
  return { ...variant, inColumn, content: variant.render(section, inColumn, below) };
}

interface Props extends Partial<Omit<PageSectionProps, 'head'>> {
  section: Section;
}

/** A section with a band of its own, in the variant of its kind unless a prop overrides it. `children` stand below. */
export function SectionBand({ section, children, ...own }: Props) {
  const { background, layout, content } = readVariant(section, false, children);
  if (!('heading' in section)) return content;
  return (
    <PageSection background={background} layout={layout} {...own} head={section}>
      {content}
      {children}
    </PageSection>
  );
}
