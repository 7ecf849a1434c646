import type { Article } from '../../content/blog/index.ts';
import { articlePage } from '../../content/pages/article.ts';
import { describeBlogPage, blogIndex as words } from '../../content/pages/blog.ts';
import { findService } from '../../content/services/index.ts';
import { findPerson } from '../../content/team.ts';
import type { ArticleCard } from '../../shared/pages/blog.tsx';
import { toSlug } from '../../shared/slug.ts';
import { getText, type TreeNode } from '../../shared/tree.ts';
import { getLastChange, latestArticles, latestWritten, listPublished, type WrittenArticle } from '../articles/latest-articles.ts';
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

const toIndexPath = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);

/** Lists the articles of a page of the index, their excerpts for the search, and the links to other pages. */
function listArticles(number: number, { day, facts, getPhoto }: PageRequest) {
  const published = listPublished(latestArticles, day);
  const pages = Math.ceil(published.length / perPage);
  const chunk = published.slice(perPage * (number - 1), perPage * number);
  const cards = chunk.map((article) => {
    const photo = getPhoto(article.body?.(facts).head.photo, 'card');
    return {
      ...toCard(article),
      ...(article.body && { picture: drawCard(article.slug, day) }),
      ...(photo && { photo }),
    };
  });
  const { newer, older, ...labels } = words.pages;
  const isPage = (other: number) => other >= 1 && other <= pages;
  const link = (label: string, to: number) => (isPage(to) ? [{ label, href: toIndexPath(to) }] : []);
  const numbers = [...new Set([1, number - 1, number, number + 1, pages])].filter(isPage);
  return {
    all: published.length,
    updated: chunk.map(getLastChange).sort().at(-1) ?? words.head.updated,
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

/** The dates of the articles with which the pages of the index after the first begin to be needed. */
const begins = latestArticles
  .map(({ date }) => date)
  .sort()
  .filter((_, index) => index > 0 && index % perPage === 0);

/** The pages of the index after the first. */
export const olderBlogPages: Page<'blog'>[] = begins.map((from, index) => {
  const number = index + 2;
  const first = perPage * (number - 1) + 1;
  return {
    path: toIndexPath(number),
    name: `Page ${number}`,
    kind: 'blog',
    parent: blogPage,
    previewOf: blogPage.path,
    from,
    file: 'content/pages/blog.ts',
    load: (request) => {
      const { articles, excerpts, pager, all, updated } = listArticles(number, request);
      const { head, hero } = describeBlogPage({ number, first, last: first + articles.length - 1, all });
      return {
        head: { ...head, updated },
        props: { words, hero, articles, pager, services: [] },
        jsonLd: describeOffice(request.origin),
        preview: describePreview(words.hero),
        texts: [toTopText(hero, excerpts)],
      };
    },
  };
});

/** Articles to read after one on a day: of its category, and then the latest. */
function listOthers(article: WrittenArticle, day: string): WrittenArticle[] {
  const others = listPublished(latestWritten, day).filter((other) => other !== article);
  const ofCategory = others.filter(({ category }) => category === article.category);
  return [...new Set([...ofCategory, ...others])].slice(0, mostOthers);
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
    from: date,
    load: ({ day, facts, origin }) => {
      const { head, content, aliases = {} } = body(facts);
      const nodes = readArticle(content);
      const [opening, text] = splitBefore(nodes, ([name]) => name !== 'p');
      const byline = { date, author, readTime, ...(updated && { updated }) };
      const drawing = figure ? toNodes(figure.draw(day)) : [];
      const headings = listHeadings(text);
      const more = listOthers(article, day).map(({ slug, title, category }) => ({ path: `/blog/${slug}`, title, way: category }));
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
