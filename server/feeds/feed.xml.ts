import { Feed } from 'feed';
import { articles } from '../../content/blog/index.ts';
import { getLastChange } from '../../content/blog/last-change.ts';
import { firm } from '../../content/firm.ts';
import type { Today } from '../../content/types.ts';

/** Tag URIs (RFC 4151) outlive a move to another domain. */
const formatTag = (date: string, path: string) => `tag:${firm.email.split('@')[1]},${date}:${path}`;

/** /feed.xml: the written articles in full (Atom, RFC 4287). */
export function writeFeed(origin: string, today: Today): string {
  const written = articles.flatMap(({ body, ...article }) => (body ? [{ ...article, html: body(today).content }] : []));
  const feed = new Feed({
    id: formatTag('2024', '/blog'),
    title: `${firm.brand}: Florida tax in plain words`,
    link: `${origin}/blog`,
    feed: `${origin}/feed.xml`,
    updated: new Date(written.map(getLastChange).sort().at(-1) ?? 0),
    generator: false,
  });
  for (const article of written)
    feed.addItem({
      id: formatTag(article.date, `/blog/${article.slug}`),
      title: article.title,
      link: `${origin}/blog/${article.slug}`,
      published: new Date(article.date),
      date: new Date(getLastChange(article)),
      author: [{ name: article.author }],
      category: [{ term: article.category }],
      description: article.excerpt,
      // Every link of an article is a path of this site (`parseArticle`), which a reader elsewhere could not follow.
      content: article.html.replaceAll(' href="/', ` href="${origin}/`),
    });
  return feed.atom1();
}
