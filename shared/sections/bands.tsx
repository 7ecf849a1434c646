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

/** A section that shares its band with others. */
function Part({ section }: { section: Section }) {
  if (!('heading' in section)) return draw(section);
  const { kind, eyebrow, heading, intro } = section;
  const id = toSectionId(section);
  const { full, quiet } = looks[kind];
  return (
    <section className={`band-part${full ? ' band-full' : ''}${quiet ? ' band-quiet' : ''}`} id={id}>
      <SectionHead eyebrow={eyebrow} heading={heading} intro={intro} />
      {draw(section)}
    </section>
  );
}

function Band({ sections, background }: { sections: Section[]; background: Background }) {
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
  const { eyebrow, heading, intro, kind } = section;
  const { layout } = looks[kind];
  const id = toSectionId(section);
  return (
    <PageSection id={id} background={background} eyebrow={eyebrow} heading={heading} intro={intro} layout={layout}>
      {draw(section)}
    </PageSection>
  );
}

/** Sections in bands, some beside each other in one. `before` and `after` are the backgrounds around them. */
export function Bands({ sections, before, after }: { sections: Section[]; before: Background; after: Background }) {
  const bands = groupBands(sections);
  const preferred = bands.flatMap(([first]) => (first ? [looks[first.kind].background] : []));
  const backgrounds = chooseBackgrounds(preferred, before, after);
  return bands.map((band, index) => <Band key={band[0]?.kind} sections={band} background={backgrounds[index] ?? 'paper'} />);
}
