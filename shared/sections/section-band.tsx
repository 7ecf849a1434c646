import type { Section, SectionKind } from '../../content/types.ts';
import { looks } from './looks.tsx';
import { PageSection, type PageSectionProps } from './page-section.tsx';

/** The look of a section, with what is in it: at its full width, and in a column if it can stand in one. */
export function readLook<Kind extends SectionKind>(section: Section<Kind>) {
  const look = looks[section.kind];
  return { ...look, full: look.draw(section), narrow: look.narrow?.(section) };
}

interface Props extends Partial<Omit<PageSectionProps, 'head'>> {
  section: Section;
}

/** A section that has a band of its own: it looks as its kind does unless told otherwise. `children` stand below. */
export function SectionBand({ section, children, ...own }: Props) {
  const { background, layout, full } = readLook(section);
  if (!('heading' in section)) return full;
  return (
    <PageSection background={background} layout={layout} {...own} head={section}>
      {full}
      {children}
    </PageSection>
  );
}
