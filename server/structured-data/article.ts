import type { Thing } from 'schema-dts';
import type { Article } from '../../content/blog/index.ts';
import { findPerson } from '../../content/team.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { toSlug } from '../../shared/slug.ts';
import { createFirmNode, firmId } from './firm.ts';

/** The nodes of an article: firm and posting. */
export function describeArticle({ slug, title, date, updated, subject, category }: Article, origin: string): Thing[] {
  const path = `/blog/${slug}`;
  const { name, role } = findPerson(subject);
  return [
    createFirmNode(origin, { hours: false, coordinates: false }),
    {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      ...(updated && { dateModified: updated }),
      author: { '@type': 'Person', name, jobTitle: role, worksFor: firmId(origin), url: `${origin}/about#${toSlug(name)}` },
      publisher: firmId(origin),
      articleSection: category,
      image: origin + getPreviewImagePath(path),
      mainEntityOfPage: origin + path,
    },
  ];
}
