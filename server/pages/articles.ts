import { type Article, articles } from '../../content/blog/index.ts';
import { getLastChange } from '../../content/blog/last-change.ts';
import { articlePage } from '../../content/pages/article.ts';
import { articleNotFound as notFoundWords } from '../../content/pages/article-not-found.ts';
import { blogPage as words } from '../../content/pages/blog.ts';
import { findService } from '../../content/services/index.ts';
import { getText } from '../../shared/get-text.ts';
import type { ArticleCard, TreeNode } from '../../shared/page-data.ts';
import { listHeadings, readArticle } from '../articles/read-article.ts';
import { articleFigures, drawCard } from '../figures/figures.tsx';
import { describeArticle } from '../structured-data/article.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { type PageText, toPageText, toPassage, toPassages, toTopText } from '../texts/page-texts.ts';
import { listBlocks } from '../texts/read-tree.ts';
import { toNodes } from '../to-nodes.ts';
import type { Page } from './page.ts';
import { describePreview } from './preview.ts';

/** Those with the latest change first. */
const latest = articles.toSorted((a, b) => getLastChange(b).localeCompare(getLastChange(a)) || b.date.localeCompare(a.date));

const toCard = ({ body, relatedServices, ...card }: Article): ArticleCard => card;

/** The index of articles. */
export const blogPage: Page<'blog'> = {
  path: '/blog',
  name: 'Resources',
  kind: 'blog',
  load: ({ day, origin }) => {
    const { head, hero, written, services } = words;
    const items = services.items.map(({ path, text }) => {
      const { title, icon } = findService(path);
      return { title, icon, description: text, href: path };
    });
    const cards = latest.map((article) => ({
      ...toCard(article),
      ...(article.body && { picture: drawCard(article.slug, day) }),
    }));
    const excerpts = cards.map(({ title, excerpt }) => ({ title, text: excerpt }));
    return {
      head,
      props: { words, articles: cards, services: items },
      jsonLd: describeOffice(origin),
      preview: describePreview(hero),
      texts: [toTopText(hero), toPageText(written, excerpts), toPageText(services, items.map(toPassage))],
    };
  },
};

/** What an article says, for each of its second-level headings. */
function readChapters(nodes: TreeNode[], aliasesOf: Record<string, string>): PageText[] {
  const chapters: PageText[] = [];
  for (const node of nodes)
    if (typeof node !== 'string' && node[0] === 'h2') {
      const [, { id = '' }, children] = node;
      const aliases = aliasesOf[id];
      chapters.push({ id, heading: getText(children), ...(aliases && { aliases }), passages: [] });
    } else chapters.at(-1)?.passages.push(...toPassages(listBlocks([node])));
  return chapters;
}

/** The page of an article, if it has been written. */
function toArticlePage(article: Article): Page<'article'>[] {
  const { slug, title, category, date, updated, author, readTime, body } = article;
  if (!body) return [];
  const path = `/blog/${slug}`;
  const figure = articleFigures[slug];
  return [
    {
      path,
      name: title,
      kind: 'article',
      parent: blogPage,
      load: ({ day, facts, origin }) => {
        const { head, content, aliases = {} } = body(facts);
        const nodes = readArticle(content);
        const end = nodes.findIndex(([name]) => name !== 'p');
        const [opening, text] = [nodes.slice(0, end), nodes.slice(end)];
        const byline = { date, author, readTime, ...(updated && { updated }) };
        const drawing = figure ? toNodes(figure.draw(day)) : [];
        const headings = listHeadings(text);
        const others = latest.filter((other) => other.body && other !== article);
        const more = others.map(({ slug, title, category }) => ({ path: `/blog/${slug}`, title, way: category }));
        const picture = figure && `${figure.caption.lead} ${figure.caption.text}`;
        // What stands before the first heading is part of the top.
        const first = text.findIndex(([name]) => name === 'h2');
        const top = [...opening, ...drawing, ...text.slice(0, first)];
        return {
          head: { ...head, updated: getLastChange(article) },
          props: { ...byline, labels: articlePage, title, opening, category, headings, figure: drawing, text, more },
          jsonLd: describeArticle(article, origin),
          preview: describePreview({ heading: title }, picture),
          texts: [{ id: '', heading: title, passages: toPassages(listBlocks(top)) }, ...readChapters(text.slice(first), aliases)],
        };
      },
    },
  ];
}

/** The page of each article that has been written. */
export const articlePages: Page<'article'>[] = articles.flatMap(toArticlePage);

/** What an address below /blog shows that is no article. */
export const articleNotFound: Page<'not-found'> = {
  path: '/blog/404',
  name: 'Blog post not found',
  kind: 'not-found',
  parent: blogPage,
  load: ({ origin }) => {
    const { head, heading, text } = notFoundWords;
    return {
      head,
      props: { ...notFoundWords, links: [] },
      jsonLd: describeOffice(origin),
      preview: describePreview(notFoundWords),
      texts: [{ id: '', heading, passages: toPassages([text]) }],
    };
  },
};
