import { type Article, articles } from '../../content/blog/index.ts';
import type { Byline } from '../../content/types.ts';

/** An article that has been written. */
export type WrittenArticle = Article & Required<Pick<Article, 'body'>>;

/** The day on which readers last gained by an article, an ISO date: that of its revision, or of its first version. */
export function getLastChange({ date, updated = date }: Byline): string {
  return updated;
}

/** Every article, those with the latest change first. */
export const latestArticles: readonly Article[] = articles.toSorted(
  (a, b) => getLastChange(b).localeCompare(getLastChange(a)) || b.date.localeCompare(a.date),
);

/** The articles that have been written, the latest change first. */
export const latestWritten = latestArticles.filter((article): article is WrittenArticle => article.body !== undefined);
