import type { Thing } from 'schema-dts';
import type { Article } from '../../content/blog/index.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { createFirmNode, firmId } from './firm.ts';

/** The nodes of an article: firm and posting. */
export function describeArticle({ slug, title, date, updated, category }: Article, origin: string): Thing[] {
  const path = `/blog/${slug}`;
  return [
    createFirmNode(origin, { hours: false, coordinates: false }),
    {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      ...(updated && { dateModified: updated }),
      // The firm, until the owner has confirmed that the people exist (content/placeholders.ts).
      author: firmId(origin),
      publisher: firmId(origin),
      articleSection: category,
      image: origin + getPreviewImagePath(path),
      mainEntityOfPage: origin + path,
    },
  ];
}
