import { type Article, articles } from '../../content/blog/index.ts';
import type { Byline } from '../../content/types.ts';

/** An article that has been written. */
export type WrittenArticle = Article & Required<Pick<Article, 'body'>>;

/** The day on which readers last gained by an article, an ISO date: that of its revision, or of its first version. */
export function getLastChange({ date, updated = date }: Byline): string {
  return updated;
}

/** Every article, those with the latest change first, with those that wait for the day of their date. */
export const latestArticles: readonly Article[] = articles.toSorted(
  (a, b) => getLastChange(b).localeCompare(getLastChange(a)) || b.date.localeCompare(a.date),
);

/** Those of them that have been written. */
export const latestWritten = latestArticles.filter((article): article is WrittenArticle => article.body !== undefined);

/** Those of some articles whose day has come. */
export function listPublished<Published extends Byline>(articles: readonly Published[], day: string): Published[] {
  return articles.filter(({ date }) => date <= day);
}
