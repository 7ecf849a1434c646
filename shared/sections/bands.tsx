import type { ReactNode } from 'react';
import type { Section, SectionKind } from '../../content/types.ts';
import { chooseBackgrounds } from './backgrounds.ts';
import { looks } from './looks.tsx';
import { type Background, PageSection, SectionHead } from './page-section.tsx';
import { toSectionId } from './section-id.ts';

const draw = <Kind extends SectionKind>(section: Section<Kind>): ReactNode => looks[section.kind].draw(section);

/** Sections by band: each with those that stand `beside` it. */
function groupBands(sections: Section[]): Section[][] {
  const bands: Section[][] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (last && 'beside' in section && section.beside) last.push(section);
    else bands.push([section]);
  }
  return bands;
}

const fold = <Kind extends SectionKind>(section: Section<Kind>): ReactNode => looks[section.kind].fold?.(section);

/** A section that shares its band with others. */
function Part({ section }: { section: Section }) {
  if (!('heading' in section)) return draw(section);
  const id = toSectionId(section);
  const { layout, quiet } = looks[section.kind];
  const folded = fold(section);
  return (
    <section className={`band-part ${folded ? 'band-fold' : layout} ${quiet ? 'quiet' : ''}`} id={id}>
      <SectionHead head={section} />
      {folded ?? draw(section)}
    </section>
  );
}

interface BandProps {
  sections: Section[];
  background: Background;
  aside: ReactNode;
}

function Band({ sections, background, aside }: BandProps) {
  const [section] = sections;
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
  if (!section || !('heading' in section)) return section && draw(section);
  const { layout } = looks[section.kind];
  return (
    <PageSection background={background} layout={layout} id={toSectionId(section)} head={section} aside={aside}>
      {draw(section)}
    </PageSection>
  );
}

interface Props {
  sections: Section[];
  /** The backgrounds around them. */
  before: Background;
  after: Background;
  /** What stands under the heading of a kind of section. */
  asides?: Partial<Record<SectionKind, ReactNode>>;
}

/** Sections in bands, some of them sharing one. */
export function Bands({ sections, before, after, asides }: Props) {
  const bands = groupBands(sections);
  const preferred = bands.flatMap(([first]) => (first ? [looks[first.kind].background] : []));
  const backgrounds = chooseBackgrounds(preferred, before, after);
  return bands.map((band, index) => {
    const kind = band[0]?.kind;
    const aside = kind && asides?.[kind];
    return <Band key={kind} sections={band} background={backgrounds[index] ?? 'paper'} aside={aside} />;
  });
}
