import { notFound as words } from '../../content/not-found.ts';
import type { PageLink } from '../../shared/page-data.ts';
import type { Page } from './page.ts';

/** The pages that may have been meant, as the query of the not-found page. */
export function writeNearest(nearest: PageLink[]): string {
  return new URLSearchParams(nearest.map(({ path, name }) => [path, name])).toString();
}

/** What a path shows that is no page. Its query has the pages that may have been meant, by their paths. */
export const notFound: Page<'not-found'> = {
  path: '/404',
  name: 'Page not found',
  kind: 'not-found',
  read: () => ({ head: words.head, heading: words.heading, words }),
  show: ({ query }) => {
    const { nearest, search, ...others } = words;
    const found = [...new URLSearchParams(query)].map(([href, label]) => ({ label, href }));
    return { ...others, ...(found.length > 0 && { nearest }), links: [...found, search] };
  },
};
