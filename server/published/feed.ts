import { articles } from '../../content/blog/index.ts';
import { firm } from '../../content/firm.ts';
import type { BuiltArticle } from '../../shared/pages/article.tsx';
import type { ArticleNode } from '../../shared/pages/article-nodes.tsx';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A tree of elements as HTML, its links absolute. */
function htmlOf(nodes: ArticleNode[], origin: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const [name, attributes, children] = node;
      const pairs = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escaped(key === 'href' && value.startsWith('/') ? origin + value : value)}"`,
      );
      return `<${name}${pairs.join('')}>${htmlOf(children, origin)}</${name}>`;
    })
    .join('');
}

/** /feed.xml: the written articles in full (Atom, RFC 4287). Ids are tag URIs (RFC 4151), so they outlive a move to another domain. */
export async function feed(origin: string): Promise<string> {
  const domain = firm.email.split('@')[1];
  const entries: string[] = [];
  for (const { slug, title, excerpt, category, date, author, load } of articles) {
    if (!load) continue;
    const { nodes } = (await load()).body as BuiltArticle;
    entries.push(`<entry>
<id>tag:${domain},${date}:/blog/${slug}</id>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="${origin}/blog/${slug}"/>
<published>${date}T00:00:00Z</published>
<updated>${date}T00:00:00Z</updated>
<author><name>${escaped(author)}</name></author>
<category term="${escaped(category)}"/>
<summary>${escaped(excerpt)}</summary>
<content type="html">${escaped(htmlOf(nodes, origin))}</content>
</entry>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>tag:${domain},2024:/blog</id>
<title>${escaped(firm.brand)}: Florida tax in plain words</title>
<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
<link rel="alternate" type="text/html" href="${origin}/blog"/>
<updated>${articles.find(({ load }) => load)?.date}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}
