import { type Article, articles } from '../../content/blog/index.ts';
import { firm } from '../../content/firm.ts';
import { getLastChange } from '../../content/last-change.ts';
import type { Today } from '../../content/types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { parseArticle } from '../articles/parse-article.ts';

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Attributes of an article's elements that mean something to a feed's reader. */
const attributesKept = new Set(['href', 'scope']);

/** A tree of elements as HTML, its links absolute. */
function toHtml(nodes: TreeNode[], origin: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node);
      const [name, attributes, children] = node;
      const pairs = Object.entries(attributes)
        .filter(([key]) => attributesKept.has(key))
        .map(([key, value]) => ` ${key}="${escapeXml(key === 'href' && value.startsWith('/') ? origin + value : value)}"`);
      return `<${name}${pairs.join('')}>${toHtml(children, origin)}</${name}>`;
    })
    .join('');
}

/** Tag URIs (RFC 4151) outlive a move to another domain. */
const formatTag = (date: string, path: string) => `tag:${firm.email.split('@')[1]},${date}:${path}`;

/** An article as an entry, or nothing if it has not been written. */
function writeEntry(article: Article, origin: string, today: Today): string {
  const { slug, title, excerpt, category, date, author, body } = article;
  if (!body) return '';
  const html = toHtml(parseArticle(body(today).content), origin);
  return `<entry>
<id>${formatTag(date, `/blog/${slug}`)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${origin}/blog/${slug}"/>
<published>${date}T00:00:00Z</published>
<updated>${getLastChange(article)}T00:00:00Z</updated>
<author><name>${escapeXml(author)}</name></author>
<category term="${escapeXml(category)}"/>
<summary>${escapeXml(excerpt)}</summary>
<content type="html">${escapeXml(html)}</content>
</entry>
`;
}

/** /feed.xml: the written articles in full (Atom, RFC 4287). */
export function writeFeed(origin: string, today: Today): string {
  const written = articles.filter(({ body }) => body);
  const entries = written.map((article) => writeEntry(article, origin, today));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${formatTag('2024', '/blog')}</id>
<title>${escapeXml(firm.brand)}: Florida tax in plain words</title>
<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
<link rel="alternate" type="text/html" href="${origin}/blog"/>
<updated>${written.map(getLastChange).sort().at(-1)}T00:00:00Z</updated>
${entries.join('')}</feed>
`;
}
