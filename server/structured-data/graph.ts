import type { Thing } from 'schema-dts';
import { articles } from '../../content/blog/index.ts';
import { faqs } from '../../content/faqs.ts';
import { firm } from '../../content/firm.ts';
import { home } from '../../content/home.ts';
import { pricing } from '../../content/pricing.ts';
import type { Question } from '../../content/types.ts';
import { fillText } from '../../shared/dated-words.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { findParents } from '../../shared/parents.ts';
import type { PageModule, TableRoute } from '../../shared/route.ts';
import { describeCity } from './city.ts';
import { createFirmNode, firmId } from './firm.ts';
import { describeQuestions } from './questions.ts';
import { toScriptText } from './script-text.ts';
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

function describePage(path: string, origin: string, day: string): Thing[] {
  const showsOffice = ['/', '/contact', '/location'].includes(path);
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: firm.brand,
    url: `${origin}/`,
    publisher: firmId(origin),
  };
  return [
    createFirmNode(origin, { hours: showsOffice && day, coordinates: showsOffice }),
    ...(path === '/' ? [website] : []),
    ...describeQuestions(questions[path] ?? []),
  ];
}

function describe({ path, name, source }: TableRoute, body: PageModule['body'], origin: string, day: string): Thing[] {
  if (source.kind === 'article') return describeArticle(source.article.slug, path, origin);
  if (!body || !('sections' in body)) return describePage(path, origin, day);
  return source.kind === 'city' ? describeCity(source.city, body, origin) : describeService({ path, name }, body, origin, day);
}

/**
 * Loads the words of a page and returns its graph (schema.org) as of a day of the office, as the text of a script
 * element: nodes joined by `@id`, and no value that the page does not show. The last one is kept, as a day has many
 * readers.
 */
export async function createGraph(route: TableRoute, origin: string): Promise<(day: string) => string> {
  const { body } = await route.load();
  let known = { day: '', text: '' };
  return (day) => {
    if (day !== known.day) {
      const nodes = [...describe(route, body, origin, day), ...listBreadcrumbs(route, origin)];
      known = { day, text: fillText(toScriptText({ '@context': 'https://schema.org', '@graph': nodes }), day) };
    }
    return known.text;
  };
}
