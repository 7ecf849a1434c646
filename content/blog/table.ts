import { getLastChange } from '../last-change.ts';
import { type Article, articles, mostOnBlog } from './index.ts';
import { years } from './years.ts';

/** An article as lists show it. */
export type ArticleCard = Omit<Article, 'load' | 'relatedServices'> & { written: boolean };

const newestFirst: ArticleCard[] = articles
  .map(({ load, relatedServices, ...card }) => ({ ...card, written: load !== undefined }))
  .sort((a, b) => getLastChange(b).localeCompare(getLastChange(a)) || b.date.localeCompare(a.date));

/** The articles of /blog, those with the latest change first. */
export const latestArticles = newestFirst.slice(0, mostOnBlog);

/** The articles of every year that has a page. */
export const articlesByYear = years.map((year) => ({
  year,
  articles: newestFirst.filter(({ date }) => date.startsWith(year)),
}));
