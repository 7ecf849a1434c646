import type { ReactNode } from 'react';
import type { Section, SectionKind } from '../../content/types.ts';
import { chooseBackgrounds } from './backgrounds.ts';
import { looks } from './looks.tsx';
import { type Background, PageSection, SectionHead } from './page-section.tsx';
import { toSectionId } from './section-id.ts';

/** A section, with those that stand beside it. */
type Sections = [Section, ...Section[]];

function groupBands(sections: Section[]): Sections[] {
  const bands: Sections[] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (last && 'beside' in section && section.beside) last.push(section);
    else bands.push([section]);
  }
  return bands;
}

/** The look of a section, with what is in it: in full, and folded if it has that. */
function readLook<Kind extends SectionKind>(section: Section<Kind>) {
  const look = looks[section.kind];
  return { ...look, full: look.draw(section), folded: look.fold?.(section) };
}

/** A section that shares its band with others. */
function Part({ section }: { section: Section }) {
  const { layout, quiet, full, folded } = readLook(section);
  if (!('heading' in section)) return full;
  return (
    <section className={`band-part ${folded ? 'band-fold' : layout} ${quiet ? 'quiet' : ''}`} id={toSectionId(section)}>
      <SectionHead head={section} />
      {folded ?? full}
    </section>
  );
}

function Band({ sections, background, aside }: { sections: Sections; background: Background; aside: ReactNode }) {
  const [section] = sections;
  const { layout, full } = readLook(section);
  if (sections.length > 1)
    return (
      <div className={`section background-${background}`}>
        <div className="wrap band-parts">
          {sections.map((part) => (
            <Part key={part.kind} section={part} />
          ))}
        </div>
      </div>
    );
  if (!('heading' in section)) return full;
  return (
    <PageSection background={background} layout={layout} id={toSectionId(section)} head={section}>
      {full}
      {aside}
    </PageSection>
  );
}

interface Props {
  sections: Section[];
  /** The backgrounds around them. */
  before: Background;
  after: Background;
  /** What stands beside a kind of section. */
  asides?: Partial<Record<SectionKind, ReactNode>>;
}

/** Sections in bands, some of them sharing one. */
export function Bands({ sections, before, after, asides }: Props) {
  const bands = groupBands(sections);
  const preferred = bands.map(([{ kind }]) => looks[kind].background);
  const backgrounds = chooseBackgrounds(preferred, before, after);
  return bands.map((band, index) => {
    const [{ kind }] = band;
    return <Band key={kind} sections={band} background={backgrounds[index] ?? 'paper'} aside={asides?.[kind]} />;
  });
}
