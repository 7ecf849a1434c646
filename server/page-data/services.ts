import { about } from '../../content/about.ts';
import { nextDateOf } from '../../content/deadlines/who.ts';
import { servicePage } from '../../content/service-page.ts';
import { findService, services } from '../../content/services/index.ts';
import { servicesPage as words } from '../../content/services.ts';
import type { Section, ServiceBody } from '../../content/types.ts';
import type { PageKinds, TreeNode } from '../../shared/page-data.ts';
import { findNextDue } from '../deadlines/next-due.ts';
import { serviceFigures } from '../figures/figures.tsx';
import { drawReviewMap } from '../maps/review-map.tsx';
import { describeService } from '../structured-data/service.ts';
import { toNodes } from '../to-nodes.ts';
import type { Page } from './page.ts';

/** The index of services. */
export const servicesPage: Page<'services'> = {
  path: '/services',
  name: 'Services',
  kind: 'services',
  read: () => ({ head: words.head, heading: words.hero.heading, words }),
  show: () => ({ words }),
};

/** Who does the work. */
function findSigner({ desk, does }: ServiceBody['by']): PageKinds['service']['signer'] {
  const person = about.team.items.find((candidate) => candidate.desk === desk);
  if (!person) throw new Error(`content/about.ts has nobody at the desk "${desk}"`);
  const { name, role } = person;
  return { name, role, link: { label: `${name} ${does}`, href: `/about#${desk}` }, desk };
}

/** The map beside the reviews that a page shows. */
function findReviewMap(sections: Section[]): TreeNode[] {
  const reviews = sections.find((section) => section.kind === 'reviews');
  return reviews ? drawReviewMap(reviews.items.slice(0, reviews.limit)) : [];
}

function toServicePage({ path, title, related, body }: (typeof services)[number]): Page<'service'> {
  const figure = serviceFigures[path];
  return {
    path,
    name: title,
    kind: 'service',
    parent: servicesPage,
    read: (today) => {
      const words = body(today);
      const { head, hero, sections } = words;
      const terms = servicePage.brief.terms.map(({ term }) => term);
      const picture = `${figure.caption.lead} ${figure.caption.text}`;
      return { head, heading: hero.heading, words: [terms, { ...words, related }], sections, figure, picture };
    },
    show: ({ day, today }) => {
      const { head, by, also, ...words } = body(today);
      const dates = nextDateOf[path];
      const signer = findSigner(by);
      return {
        ...words,
        labels: servicePage,
        figure: toNodes(figure.draw(day)),
        ...(dates && { next: findNextDue(dates, day) }),
        signer,
        reviewMap: findReviewMap(words.sections),
        also: [...also, signer.link],
        related: related.map(findService).map(({ path, title, description }) => ({ path, title, description })),
      };
    },
    describe: ({ day, today, origin }) => describeService({ path, name: title }, body(today), origin, day),
  };
}

/** The page of each service. */
export const servicePages: Page<'service'>[] = services.map(toServicePage);
