import type { BuiltSections, PageBody, Section, ServiceItem } from '../../content/types.ts';
import { drawFigure } from '../figures/draw-figure.tsx';
import { toNodes } from '../figures/to-nodes.ts';
import { drawTown } from '../towns/draw-town.tsx';
import { Bands } from './bands.tsx';
import { Brief } from './brief.tsx';
import { nameSections } from './name-sections.ts';
import { Related } from './related.tsx';
import { SectionLinks } from './section-links.tsx';

/** What is on the page of a service or a town, if it has many sections. Throws, with the field, if one has no name. */
function drawOnThisPage(sections: Section[]): Pick<BuiltSections, 'onThisPage'> {
  const { named, wrong } = nameSections(sections);
  if (wrong[0]) throw new Error(`${wrong[0].field}: ${wrong[0].message}`);
  return named.length > 0 ? { onThisPage: toNodes(<SectionLinks sections={named} />) } : {};
}

/** What the build draws of a service's page: its figure, its brief and its sections, and where to read on. */
export function drawService(slug: string, body: PageBody, services: ServiceItem[]): BuiltSections {
  const { figure, brief, sections, also, by } = body;
  if (!figure || !brief || !also || !by) throw new Error('a service has `figure`, `brief`, `also` and `by`');
  return {
    figure: drawFigure(slug, figure),
    ...drawOnThisPage(sections),
    sections: toNodes(
      <div className="band-page">
        <Brief lines={brief} />
        <Bands sections={sections} before="paper" after="paper" />
        <Related also={also} by={by} services={services} />
      </div>,
    ),
  };
}

/** What the build draws of the page of a city: the map of the drive, if it has one, and its sections. */
export function drawCity(slug: string, { sections }: PageBody): BuiltSections {
  const figure = drawTown(slug);
  return {
    ...(figure && { figure }),
    ...drawOnThisPage(sections),
    sections: toNodes(<Bands sections={sections} before="sand" after="paper" />),
  };
}

/** What the build draws of a page that states how something is done. */
export function drawStatement(sections: Section[]): BuiltSections {
  return { sections: toNodes(<Bands sections={sections} before="deep" after="deep" />) };
}
