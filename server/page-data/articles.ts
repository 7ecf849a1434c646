import { articlePage } from '../../content/article.ts';
import { articleNotFound as notFoundWords } from '../../content/article-not-found.ts';
import { type Article, articles } from '../../content/blog/index.ts';
import { blogPage as words } from '../../content/blog.ts';
import { getLastChange } from '../../content/last-change.ts';
import { findService } from '../../content/services/index.ts';
import type { ArticleCard } from '../../shared/page-data.ts';
import { listHeadings, readArticle } from '../articles/read-article.ts';
import { articleFigures, drawCard } from '../figures/figures.tsx';
import { describeArticle } from '../structured-data/article.ts';
import { toNodes } from '../to-nodes.ts';
import type { Page } from './page.ts';

/** Those with the latest change first. */
const latest = articles.toSorted((a, b) => getLastChange(b).localeCompare(getLastChange(a)) || b.date.localeCompare(a.date));

const toCard = ({ body, relatedServices, ...card }: Article): ArticleCard => card;

/** The index of articles. */
export const blogPage: Page<'blog'> = {
  path: '/blog',
  name: 'Resources',
  kind: 'blog',
  read: () => ({ head: words.head, heading: words.hero.heading, words: [words, latest.map(toCard)] }),
  show: ({ day }) => {
    const services = words.services.items.map(({ path, text }) => {
      const { title, icon } = findService(path);
      return { title, icon, description: text, href: path };
    });
    const cards = latest.map((article) => ({
      ...toCard(article),
      ...(article.body && { picture: drawCard(article.slug, day) }),
    }));
    return { words, articles: cards, services };
  },
};

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
      read: (today) => {
        const words = body(today);
        const head = { ...words.head, updated: getLastChange(article) };
        const picture = figure && `${figure.caption.lead} ${figure.caption.text}`;
        return { head, heading: title, words: [title, words], ...(figure && { figure, picture }) };
      },
      show: ({ day, today }) => {
        const { content } = body(today);
        const nodes = readArticle(content);
        const end = nodes.findIndex(([name]) => name !== 'p');
        const [opening, text] = [nodes.slice(0, end), nodes.slice(end)];
        const byline = { date, author, readTime, ...(updated && { updated }) };
        const drawing = toNodes(figure?.draw(day));
        const headings = listHeadings(text);
        const others = latest.filter((other) => other.body && other !== article);
        const more = others.map(({ slug, title, category }) => ({ path: `/blog/${slug}`, title, way: category }));
        return { ...byline, labels: articlePage, title, opening, category, headings, figure: drawing, text, more };
      },
      describe: ({ origin }) => describeArticle(article, origin),
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
  read: () => ({ head: notFoundWords.head, heading: notFoundWords.heading, words: notFoundWords }),
  show: () => ({ ...notFoundWords, links: [] }),
};
