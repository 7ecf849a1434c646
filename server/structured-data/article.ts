import type { Thing } from 'schema-dts';
import type { Article } from '../../content/blog/index.ts';
import { previewImagePath } from '../../shared/head.tsx';
import { createFirmNode, firmId } from './firm.ts';

/** The nodes of an article: firm and posting. */
export function describeArticle({ title, date, author, category }: Article, path: string, origin: string): Thing[] {
  return [
    createFirmNode(origin, { hours: false, coordinates: false }),
    {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      author: { '@type': 'Organization', name: author, url: `${origin}/about` },
      publisher: firmId(origin),
      articleSection: category,
      image: origin + previewImagePath(path),
      mainEntityOfPage: origin + path,
    },
  ];
}
