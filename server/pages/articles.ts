import { categories } from '../../content/blog/categories.ts';
import type { Article } from '../../content/blog/index.ts';
import { articlePage } from '../../content/pages/article.ts';
import { describeBlogPage, blogIndex as words } from '../../content/pages/blog.ts';
import { findService } from '../../content/services/index.ts';
import { findPerson } from '../../content/team.ts';
import type { ArticleCard } from '../../shared/pages/blog.tsx';
import { toSlug } from '../../shared/slug.ts';
import { getText, type TreeNode } from '../../shared/tree.ts';
import { getLastChange, latestArticles, latestWritten, type WrittenArticle } from '../articles/latest-articles.ts';
import { listHeadings, readArticle } from '../articles/read-article.ts';
import { articleFigures, drawCard } from '../figures/figures.tsx';
import { toNodes } from '../figures/to-nodes.ts';
import { describeArticle } from '../structured-data/article.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, type PageText, toPageText, toPassage, toPassages, toTopText } from '../texts/page-texts.ts';
import { listBlocks } from '../texts/read-tree.ts';
import type { Page, PageRequest } from './page.ts';

const toCard = ({ body, relatedServices, subject, ...card }: Article): ArticleCard => ({
  ...card,
  author: findPerson(subject).name,
});

/** How many articles one page of the index lists, and how many others an article leads to. */
const [perPage, mostOthers] = [6, 6];

/** The articles of each page of the index. */
const chunks = Array.from({ length: Math.ceil(latestArticles.length / perPage) }, (_, index) =>
  latestArticles.slice(index * perPage, (index + 1) * perPage),
);

const toIndexPath = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);

/** Lists the articles of a page of the index, their excerpts for the search, and the links to other pages. */
function listArticles(number: number, { day, facts, getPhoto }: PageRequest) {
  const cards = (chunks[number - 1] ?? []).map((article) => {
    const photo = getPhoto(article.body?.(facts).head.photo, 'card');
    return {
      ...toCard(article),
      ...(article.body && { picture: drawCard(article.slug, day) }),
      ...(photo && { photo }),
    };
  });
  const { newer, older, ...labels } = words.pages;
  const link = (label: string, to: number) => (chunks[to - 1] ? [{ label, href: toIndexPath(to) }] : []);
  const numbers = [...new Set([1, number - 1, number, number + 1, chunks.length])].filter((other) => chunks[other - 1]);
  return {
    articles: cards,
    excerpts: cards.map(({ title, excerpt }) => ({ title, text: excerpt })),
    pager: {
      ...labels,
      steps: [...link(newer, number - 1), ...link(older, number + 1)],
      numbers: numbers.map((other) => ({ number: other, href: toIndexPath(other) })),
    },
  };
}

/** The index of articles: its first page. */
export const blogPage: Page<'blog'> = {
  path: '/blog',
  name: 'Resources',
  kind: 'blog',
  load: (request) => {
    const { head, hero, written, services } = words;
    const items = services.items.map(({ path, text }) => {
      const { title, icon } = findService(path);
      return { title, icon, description: text, href: path };
    });
    const { articles, excerpts, pager } = listArticles(1, request);
    return {
      head,
      props: { words, hero, articles, pager, services: items },
      jsonLd: describeOffice(request.origin),
      preview: describePreview(hero),
      texts: [toTopText(hero), toPageText(written, excerpts), toPageText(services, items.map(toPassage))],
    };
  },
};

/** The pages of the index after the first. */
export const olderBlogPages: Page<'blog'>[] = chunks.slice(1).map((chunk, index) => {
  const number = index + 2;
  const first = perPage * (number - 1) + 1;
  const { head, hero } = describeBlogPage({ number, first, last: first + chunk.length - 1, all: latestArticles.length });
  return {
    path: toIndexPath(number),
    name: `Page ${number}`,
    kind: 'blog',
    parent: blogPage,
    previewOf: blogPage.path,
    load: (request) => {
      const { articles, excerpts, pager } = listArticles(number, request);
      return {
        head: { ...head, updated: chunk.map(getLastChange).sort().at(-1) ?? words.head.updated },
        props: { words, hero, articles, pager, services: [] },
        jsonLd: describeOffice(request.origin),
        preview: describePreview(words.hero),
        texts: [toTopText(hero, excerpts)],
      };
    },
  };
});

/** The written articles of each category, the latest first. */
const byCategory = new Map(
  categories.map(({ name }) => [name, latestWritten.filter(({ category }) => category === name)] as const),
);

/** Articles to read after one: of its category, and then the latest. */
function listOthers(article: Article): Article[] {
  const ofCategory = byCategory.get(article.category) ?? [];
  const others = new Set([...ofCategory.slice(0, mostOthers + 1), ...latestWritten.slice(0, mostOthers + 1)]);
  others.delete(article as WrittenArticle);
  return [...others].slice(0, mostOthers);
}

/** Lists the texts of an article, one for each second-level heading. */
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

/** Splits nodes before the first one that is wanted. A short article may have no such node. */
function splitBefore(nodes: TreeNode[], isWanted: (node: TreeNode) => boolean): [TreeNode[], TreeNode[]] {
  const at = nodes.findIndex(isWanted);
  return at < 0 ? [nodes, []] : [nodes.slice(0, at), nodes.slice(at)];
}

/** The page of an article. */
function toArticlePage(article: WrittenArticle): Page<'article'> {
  const { slug, title, category, date, updated, subject, about, readTime, body } = article;
  const { name, role } = findPerson(subject);
  const author = { name, role, href: `/about#${toSlug(name)}` };
  const path = `/blog/${slug}`;
  const { cta, ...labels } = articlePage;
  const action = { label: cta.action, href: `/contact?about=${about}` };
  const figure = articleFigures[slug];
  return {
    path,
    name: title,
    kind: 'article',
    parent: blogPage,
    load: ({ day, facts, origin }) => {
      const { head, content, aliases = {} } = body(facts);
      const nodes = readArticle(content);
      const [opening, text] = splitBefore(nodes, ([name]) => name !== 'p');
      const byline = { date, author, readTime, ...(updated && { updated }) };
      const drawing = figure ? toNodes(figure.draw(day)) : [];
      const headings = listHeadings(text);
      const more = listOthers(article).map(({ slug, title, category }) => ({ path: `/blog/${slug}`, title, way: category }));
      const picture = figure && `${figure.caption.lead} ${figure.caption.text}`;
      // The text before the first heading is part of the top.
      const [untitled, chapters] = splitBefore(text, ([name]) => name === 'h2');
      const top = [...opening, ...drawing, ...untitled];
      return {
        head: { ...head, updated: getLastChange(article) },
        props: { ...byline, labels, cta: { ...cta, action }, title, opening, category, headings, figure: drawing, text, more },
        jsonLd: describeArticle(article, origin),
        preview: describePreview({ heading: title }, picture),
        texts: [{ id: '', heading: title, passages: toPassages(listBlocks(top)) }, ...readChapters(chapters, aliases)],
      };
    },
  };
}

/** The page of each article that has been written. */
export const articlePages: Page<'article'>[] = latestWritten.map(toArticlePage);
