import { type Article, articles } from '../../content/blog/index.ts';
import { getLastChange } from '../../content/blog/last-change.ts';

/** An article that has been written. */
export type WrittenArticle = Article & Required<Pick<Article, 'body'>>;

/** Every article, those with the latest change first. */
export const latestArticles: readonly Article[] = articles.toSorted(
  (a, b) => getLastChange(b).localeCompare(getLastChange(a)) || b.date.localeCompare(a.date),
);

/** The articles that have been written, the latest change first. */
export const latestWritten = latestArticles.filter((article): article is WrittenArticle => article.body !== undefined);
