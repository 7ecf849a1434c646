import { about } from '../../content/about.ts';
import { nextDateOf } from '../../content/deadlines/who.ts';
import { servicePage } from '../../content/service-page.ts';
import { findService, services } from '../../content/services/index.ts';
import { servicesPage as words } from '../../content/services.ts';
import type { ServiceBody } from '../../content/types.ts';
import type { PageKinds } from '../../shared/page-data.ts';
import { findNextDue } from '../deadlines/next-due.ts';
import { serviceFigures } from '../figures/figures.tsx';
import { describeOffice } from '../structured-data/firm.ts';
import { describeService } from '../structured-data/service.ts';
import { limitSections, listTexts, toPageText, toPassage, toPassages, toTopText } from '../texts/page-texts.ts';
import { readFigure } from '../texts/read-tree.ts';
import { toNodes } from '../to-nodes.ts';
import type { Page } from './page.ts';
import { describePreview } from './preview.ts';

/** The index of services. */
export const servicesPage: Page<'services'> = {
  path: '/services',
  name: 'Services',
  kind: 'services',
  load: ({ origin }) => {
    const { head, hero, list, groups, start } = words;
    const services = groups.flatMap((group) => group.services);
    return {
      head,
      props: { words },
      jsonLd: describeOffice(origin),
      preview: describePreview(hero),
      texts: [
        toTopText(hero),
        toPageText(list, services.map(toPassage)),
        toPageText(start, toPassages(start.items.map(({ before, label, after }) => `${before} ${label}${after}`))),
      ],
    };
  },
};

/** Who does the work. */
function findSigner({ desk, does }: ServiceBody['by']): PageKinds['service']['signer'] {
  const person = about.team.items.find((candidate) => candidate.desk === desk);
  if (!person) throw new Error(`content/about.ts has nobody at the desk "${desk}"`);
  const { name, role } = person;
  return { name, role, link: { label: `${name} ${does}`, href: `/about#${desk}` }, desk };
}

function toServicePage({ path, title, related, body }: (typeof services)[number]): Page<'service'> {
  const figure = serviceFigures[path];
  return {
    path,
    name: title,
    kind: 'service',
    parent: servicesPage,
    load: ({ day, facts, origin }) => {
      const { head, by, also, ...words } = body(facts);
      const sections = limitSections(words.sections);
      const dates = nextDateOf[path];
      const signer = findSigner(by);
      const drawing = toNodes(figure.draw(day));
      const told = readFigure(drawing);
      const { lead, text } = figure.caption;
      const brief = servicePage.brief.terms.flatMap(({ key, term }) => {
        const { value, text } = words.brief[key];
        return toPassages([`${term}: ${value}`, text]);
      });
      return {
        head,
        props: {
          ...words,
          sections,
          labels: servicePage,
          figure: drawing,
          figureLead: lead,
          ...(dates && { next: findNextDue(dates, day) }),
          signer,
          also: [...also, signer.link],
          related: related.map(findService).map(({ path, title, description }) => ({ path, title, description })),
        },
        jsonLd: describeService({ path, name: title }, words, origin, day),
        preview: describePreview(words.hero, `${lead} ${text}`),
        texts: [...listTexts(toTopText(words.hero, [...brief, ...told.passages]), sections), ...told.parts],
      };
    },
  };
}

/** The page of each service. */
export const servicePages: Page<'service'>[] = services.map(toServicePage);
