import { articles, mostOnBlog } from './index.ts';

/** The years that have a page, the last one first; none while /blog holds everything. */
export const years =
  articles.length > mostOnBlog ? [...new Set(articles.map(({ date }) => date.slice(0, 4)))].sort().reverse() : [];
