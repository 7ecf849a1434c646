import { cities } from '../../content/cities/index.ts';
import { nextDateOf } from '../../content/deadlines/taxpayer-types.ts';
import { servicePage } from '../../content/pages/service-page.ts';
import { serviceIndex as words } from '../../content/pages/services.ts';
import { findService, type ServicePath, services } from '../../content/services/index.ts';
import { findPerson } from '../../content/team.ts';
import type { LabeledLink, ServiceBody } from '../../content/types.ts';
import { formatLicense } from '../../shared/format.ts';
import type { ServiceProps } from '../../shared/pages/service.tsx';
import { toSlug } from '../../shared/slug.ts';
import { findNextDue } from '../deadlines/next-due.ts';
import { listChecked } from '../deadlines/occurrences.ts';
import { serviceFigures } from '../figures/figures.tsx';
import { AnswerCard } from '../figures/parts/answer-card.tsx';
import { toNodes } from '../figures/to-nodes.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describeService } from '../structured-data/service.ts';
import {
  completeSections,
  describePreview,
  listTexts,
  toPageText,
  toPassage,
  toPassages,
  toTopText,
} from '../texts/page-texts.ts';
import { readFigure } from '../texts/read-tree.ts';
import type { GetPhoto, Page } from './page.ts';

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

/** The person who does the work. */
function describePerson({ subject, does }: ServiceBody['by'], getPhoto: GetPhoto): ServiceProps['person'] {
  const { name, license, desk, photo } = findPerson(subject);
  const shown = getPhoto(photo, 'portrait');
  return {
    name,
    does,
    license: formatLicense(license),
    href: `/about#${toSlug(name)}`,
    desk,
    ...(shown && { photo: shown }),
  };
}

/** The cities whose pages a service leads to. */
function listCities(path: ServicePath): LabeledLink[] {
  return cities.flatMap((city) =>
    city.services
      .filter((service) => service.path === path)
      .map(({ label }) => ({ label: `Town page: ${label}`, href: city.path })),
  );
}

function toServicePage({ path, title, related, body }: (typeof services)[number]): Page<'service'> {
  const figure = serviceFigures[path];
  return {
    path,
    name: title,
    kind: 'service',
    parent: servicesPage,
    load: ({ day, since, facts, origin, getPhoto }) => {
      const { head, by, also, ...words } = body(facts, day);
      const sections = completeSections(words.sections);
      const dates = nextDateOf[path];
      const person = describePerson(by, getPhoto);
      const drawing = toNodes(figure.draw(day));
      const figureTexts = readFigure(drawing);
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
          answer: toNodes(AnswerCard(figure.answer(day))),
          whole: figure.whole,
          ...(dates && { next: findNextDue(dates, day) }),
          person,
          also: [...also, ...listCities(path)],
          related: related.map(findService).map(({ path, title, description }) => ({ path, title, description })),
        },
        jsonLd: describeService({ path, name: title }, words, origin, since),
        checked: dates ? listChecked(dates.who) : [],
        preview: describePreview(words.hero, `${lead} ${text}`),
        texts: [...listTexts(toTopText(words.hero, [...brief, ...figureTexts.passages]), sections), ...figureTexts.parts],
      };
    },
  };
}

/** The page of each service. */
export const servicePages: Page<'service'>[] = services.map(toServicePage);
