import { Feed } from 'feed';
import { firm } from '../../content/firm.ts';
import { findPerson } from '../../content/team.ts';
import type { Today } from '../../content/types.ts';
import { getLastChange, latestWritten, listPublished } from '../articles/latest-articles.ts';

/** Tag URIs (RFC 4151) outlive a move to another domain. */
const formatTag = (date: string, path: string) => `tag:${firm.email.split('@')[1]},${date}:${path}`;

/** Noon of an ISO date, which is that day in nearly every time zone. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The number of articles in the feed: its readers have read the older ones. */
const most = 20;

/** /feed.xml: the newest written articles of a day in full (Atom, RFC 4287). */
export function writeFeed(origin: string, day: string, today: Today): string {
  const written = listPublished(latestWritten, day).slice(0, most);
  const feed = new Feed({
    id: formatTag('2024', '/blog'),
    title: `${firm.brand}: Florida tax in plain words`,
    link: `${origin}/blog`,
    feed: `${origin}/feed.xml`,
    updated: written[0] ? atNoon(getLastChange(written[0])) : new Date(0),
    generator: false,
  });
  for (const article of written)
    feed.addItem({
      id: formatTag(article.date, `/blog/${article.slug}`),
      title: article.title,
      link: `${origin}/blog/${article.slug}`,
      published: atNoon(article.date),
      date: atNoon(getLastChange(article)),
      author: [{ name: findPerson(article.subject).name }],
      category: [{ term: article.category }],
      description: article.excerpt,
      // A feed reader could not follow links to paths of this site.
      content: article.body(today).content.replaceAll(' href="/', ` href="${origin}/`),
    });
  return feed.atom1();
}
