import { articles } from '../../content/blog/index.ts';
import { articleNotFound as articleWords, planned } from '../../content/pages/article-not-found.ts';
import { notFound as words } from '../../content/pages/not-found.ts';
import type { NotFoundContent } from '../../content/pages/page-types.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, toPassages } from '../texts/page-texts.ts';
import { blogPage } from './articles.ts';
import type { Page, PlainPage } from './page.ts';

/** Loads a not-found page: the pages that suit the address, if there are any, and what suits every address. */
function toLoad({ head, nearest, meanwhile, links, ...words }: NotFoundContent): PlainPage<'not-found'>['load'] {
  const { heading, text } = words;
  return ({ suggestions, origin }) => {
    const found = suggestions.map(({ path, name }) => ({ label: name, href: path }));
    const others = links.filter(({ href }) => !suggestions.some(({ path }) => path === href));
    return {
      head,
      props: { ...words, lead: (found.length > 0 && nearest) || meanwhile, links: [...found, ...others] },
      jsonLd: describeOffice(origin),
      preview: describePreview(words),
      texts: [{ id: '', heading, passages: toPassages([text]) }],
    };
  };
}

/** The page of an address that leads nowhere. */
export const notFoundPage: Page<'not-found'> = {
  path: '/404',
  name: 'Page not found',
  kind: 'not-found',
  load: toLoad(words),
};

/** The not-found page of an address below /blog. */
export const articleNotFoundPage: Page<'not-found'> = {
  path: '/blog/404',
  name: 'Blog post not found',
  kind: 'not-found',
  parent: blogPage,
  load: toLoad(articleWords),
};

/** The not-found page of each article that is announced, at its address. */
export const announcedPages: Page<'not-found'>[] = articles
  .filter(({ body }) => !body)
  .map(({ slug, title, date }) => ({
    ...articleNotFoundPage,
    path: `/blog/${slug}`,
    name: title,
    from: date,
    load: toLoad({ ...articleWords, planned }),
  }));
