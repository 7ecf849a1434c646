import type { Graph, Thing } from 'schema-dts';
import { articles } from '../../content/blog/index.ts';
import { faqs } from '../../content/faqs.ts';
import { firm } from '../../content/firm.ts';
import { home } from '../../content/home.ts';
import { pricing } from '../../content/pricing.ts';
import type { Question } from '../../content/types.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { findParents } from '../../shared/parents.ts';
import type { TableRoute } from '../../shared/route.ts';
import { describeCity } from './city.ts';
import { createFirmNode, firmId } from './firm.ts';
import { describeQuestions } from './questions.ts';
import { describeService } from './service.ts';

function listBreadcrumbs(route: TableRoute, origin: string): Thing[] {
  if (route.path === '/') return [];
  const items = [...findParents(route), route].map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/** The nodes of an article: firm and posting. */
function describeArticle(slug: string, path: string, origin: string): Thing[] {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`${path}: content/blog/index.ts does not list this article`);
  const { title, date, updated, author, category } = article;
  return [
    createFirmNode(origin, { hours: false, coordinates: false }),
    {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      ...(updated && { dateModified: updated }),
      author: { '@type': 'Organization', name: author, url: `${origin}/about` },
      publisher: firmId(origin),
      articleSection: category,
      image: origin + getPreviewImagePath(path),
      mainEntityOfPage: origin + path,
    },
  ];
}

const questions: Record<string, Question[]> = {
  '/': home.questions.items,
  '/pricing': pricing.questions.items,
  '/faqs': faqs.groups.flatMap(({ items }) => items),
};

function describePage(path: string, origin: string): Thing[] {
  const showsOffice = ['/', '/contact', '/location'].includes(path);
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: firm.brand,
    url: `${origin}/`,
    publisher: firmId(origin),
  };
  return [
    createFirmNode(origin, { hours: showsOffice, coordinates: showsOffice }),
    ...(path === '/' ? [website] : []),
    ...describeQuestions(questions[path] ?? []),
  ];
}

async function describe({ path, name, source, load }: TableRoute, origin: string): Promise<Thing[]> {
  if (source.kind === 'article') return describeArticle(source.article.slug, path, origin);
  const { body } = await load();
  if (!body || !('sections' in body)) return describePage(path, origin);
  return source.kind === 'city' ? describeCity(source.city, body, origin) : describeService({ path, name }, body, origin);
}

/** The page's graph (schema.org): nodes joined by `@id`, and no value that the page does not show. */
export async function createGraph(route: TableRoute, origin: string): Promise<Graph> {
  const nodes = await describe(route, origin);
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...listBreadcrumbs(route, origin)] };
}
