import { type Article, articles } from './index.ts';

/** What every page needs to know of an article; its byline is in its own chunk, and its card in that of the blog. */
export type WrittenArticle = Pick<Article, 'slug' | 'title' | 'category'> & Required<Pick<Article, 'load'>>;

/** The articles of the index that have been written. */
export const writtenArticles: WrittenArticle[] = articles.flatMap(({ slug, title, category, load }) =>
  load ? [{ slug, title, category, load }] : [],
);
