import type { ReactNode } from 'react';
import type { Section, SectionKind } from '../../content/types.ts';
import { toSectionId } from '../slug.ts';
import { chooseBackgrounds } from './backgrounds.ts';
import { type Background, SectionHead } from './page-section.tsx';
import { readVariant, SectionBand } from './section-band.tsx';
import { variants } from './variants.tsx';

/** A section, with those that share its band. */
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

/** A section that shares its band with others, and what stands below it. */
function SharedSection({ section, below }: { section: Section; below: ReactNode }) {
  const { layout, quiet, dark, inColumn, content } = readVariant(section, true);
  if (!('heading' in section)) return content;
  return (
    <section
      className={`band-part ${inColumn ? 'band-column' : layout} ${quiet ? 'quiet' : ''} ${dark ? 'background-deep' : ''}`}
      id={toSectionId(section)}
    >
      <SectionHead head={section} />
      {content}
      {below}
    </section>
  );
}

interface Props {
  sections: Section[];
  /** The backgrounds around them. */
  before: Background;
  after: Background;
  /** Extra content below a kind of section. */
  below?: Partial<Record<SectionKind, ReactNode>>;
}

/** Sections in bands, some of them sharing one. */
export function SectionList({ sections, before, after, below }: Props) {
  const bands = groupBands(sections);
  const preferred = bands.map(([{ kind }]) => variants[kind].background);
  const backgrounds = chooseBackgrounds(preferred, before, after);
  return bands.map((band, index) => {
    const [section] = band;
    const background = backgrounds[index] ?? 'paper';
    return band.length > 1 ? (
      <div key={section.kind} className={`section background-${background}`}>
        <div className="wrap band-parts">
          {band.map((part) => (
            <SharedSection key={part.kind} section={part} below={below?.[part.kind]} />
          ))}
        </div>
      </div>
    ) : (
      <SectionBand key={section.kind} section={section} background={background}>
        {below?.[section.kind]}
      </SectionBand>
    );
  });
}
