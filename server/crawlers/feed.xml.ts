import { type Article, articles, mostOnBlog } from '../../content/blog/index.ts';
import { firm } from '../../content/firm.ts';
import { getLastChange } from '../../content/last-change.ts';
import type { TreeNode } from '../../content/types.ts';
import { fillText } from '../../shared/dated-words.ts';
import { getOfficeDay } from '../../shared/office-clock.ts';

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A tree of elements as HTML, its links absolute, and without the cards that the page lays its tables on. */
function toHtml(nodes: TreeNode[], origin: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node);
      const [name, attributes, children] = node;
      if (name === 'div') return toHtml(children, origin);
      const pairs = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeXml(key === 'href' && value.startsWith('/') ? origin + value : value)}"`,
      );
      return `<${name}${pairs.join('')}>${toHtml(children, origin)}</${name}>`;
    })
    .join('');
}

/** Tag URIs (RFC 4151) outlive a move to another domain. */
const formatTag = (date: string, path: string) => `tag:${firm.email.split('@')[1]},${date}:${path}`;

/** An article as an entry, or nothing if it has not been written. */
async function writeEntry(article: Article, origin: string): Promise<string> {
  const { slug, title, excerpt, category, date, author, load } = article;
  const body = (await load?.())?.body;
  if (!body || !('drawn' in body)) return '';
  return `<entry>
<id>${formatTag(date, `/blog/${slug}`)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${origin}/blog/${slug}"/>
<published>${date}T00:00:00Z</published>
<updated>${getLastChange(article)}T00:00:00Z</updated>
<author><name>${escapeXml(author)}</name></author>
<category term="${escapeXml(category)}"/>
<summary>${escapeXml(excerpt)}</summary>
<content type="html">${escapeXml(fillText(toHtml(body.drawn.sections, origin), getOfficeDay(new Date())))}</content>
</entry>
`;
}

/** /feed.xml: the newest of the written articles in full (Atom, RFC 4287). */
export async function writeFeed(origin: string): Promise<string> {
  const newest = articles.filter(({ load }) => load).slice(0, mostOnBlog);
  const entries = await Promise.all(newest.map((article) => writeEntry(article, origin)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${formatTag('2024', '/blog')}</id>
<title>${escapeXml(firm.brand)}: Florida tax in plain words</title>
<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
<link rel="alternate" type="text/html" href="${origin}/blog"/>
<updated>${newest.map(getLastChange).sort().at(-1)}T00:00:00Z</updated>
${entries.join('')}</feed>
`;
}
