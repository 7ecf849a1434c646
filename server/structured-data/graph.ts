import type { Graph, Thing } from 'schema-dts';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { faqs } from '../../content/faqs.ts';
import { firm } from '../../content/firm.ts';
import { home } from '../../content/home.ts';
import { pricing } from '../../content/pricing.ts';
import { services } from '../../content/services/index.ts';
import type { Question, Section } from '../../content/types.ts';
import { imageOf } from '../../shared/head.tsx';
import { parentsOf, type Route } from '../../shared/routes.ts';
import { firmId, firmNode } from './firm.ts';

function breadcrumbs(route: Route, origin: string): Thing[] {
  if (route.path === '/') return [];
  const trail = [...parentsOf(route), route];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  ];
}

function questionPage(items: Question[]): Thing[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function questionsIn(sections: Section[]): Question[] {
  return sections.flatMap((section) => (section.kind === 'questions' || section.kind === 'question-cards' ? section.items : []));
}

const areasOfBookkeeping = ['Boca Raton', 'Delray Beach', 'Boynton Beach', 'Deerfield Beach', 'Pompano Beach', 'Fort Lauderdale'];

async function serviceGraph(slug: string, path: string, origin: string): Promise<Thing[]> {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) return [];
  const { hero, sections } = (await service.load()).body;
  const isBookkeeping = slug === 'bookkeeping-services';
  const inPlace = hero.actions.some((action) => 'opens' in action);
  const towns = isBookkeeping ? areasOfBookkeeping : cities.map(({ name }) => name);
  return [
    firmNode(origin, { hours: inPlace, coordinates: false }),
    {
      '@type': 'Service',
      name: service.name,
      description: hero.lede,
      serviceType: isBookkeeping ? 'Bookkeeping Services' : hero.eyebrow,
      url: origin + path,
      provider: firmId(origin),
      areaServed: towns.map((name) => ({ '@type': 'City', name })),
    },
    ...questionPage(questionsIn(sections)),
  ];
}

/** The towns whose page describes the firm itself as a local business, as the specification wants. */
const localBusinessTowns = ['boca-raton', 'deerfield-beach', 'pompano-beach'];

async function cityGraph(slug: string, path: string, origin: string): Promise<Thing[]> {
  const city = cities.find((candidate) => candidate.slug === slug);
  if (!city) return [];
  const { hero, sections } = (await city.load()).body;
  const offers = sections.flatMap((section) => (section.kind === 'cards' ? section.items : []));
  const local = {
    description: hero.lede,
    areaServed: { '@type': 'City', name: city.name },
    makesOffer: offers.map(({ title }) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name: title },
    })),
    ...(slug === 'boca-raton' && { url: origin + path }),
  } as const;
  return [
    firmNode(origin, { hours: false, coordinates: true }, localBusinessTowns.includes(slug) ? local : {}),
    ...questionPage(questionsIn(sections)),
  ];
}

async function articleGraph(slug: string, path: string, origin: string): Promise<Thing[]> {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) return [];
  return [
    firmNode(origin, { hours: false, coordinates: false }),
    {
      '@type': 'BlogPosting',
      headline: article.title,
      datePublished: article.date,
      author: { '@type': 'Organization', name: article.author, url: `${origin}/about` },
      publisher: firmId(origin),
      articleSection: article.category,
      image: imageOf(path, origin),
      mainEntityOfPage: origin + path,
    },
  ];
}

function singleGraph(path: string, origin: string): Thing[] {
  const shown = {
    hours: ['/', '/contact', '/location'].includes(path),
    coordinates: ['/', '/contact', '/location'].includes(path),
  };
  const questions: Record<string, Question[]> = {
    '/': home.questions.items,
    '/pricing': pricing.questions.items,
    '/faqs': faqs.groups.flatMap(({ items }) => items),
  };
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: firm.brand,
    url: `${origin}/`,
    publisher: firmId(origin),
  };
  return [firmNode(origin, shown), ...(path === '/' ? [website] : []), ...questionPage(questions[path] ?? [])];
}

/** The page's graph (schema.org): nodes joined by `@id`, and no value that the page does not show. */
export async function graphOf(route: Route, origin: string): Promise<Graph> {
  const [, folder, slug] = route.path.split('/');
  const makers: Record<string, typeof serviceGraph> = { services: serviceGraph, locations: cityGraph, blog: articleGraph };
  const maker = slug ? makers[folder ?? ''] : undefined;
  const nodes = maker && slug ? await maker(slug, route.path, origin) : singleGraph(route.path, origin);
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...breadcrumbs(route, origin)] };
}

/** A graph as the text of a script element: nothing in it can end the element (HTML, section 4.12.1.3). */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
