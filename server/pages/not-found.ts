import { notFound as words } from '../../content/pages/not-found.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { toPassages } from '../texts/page-texts.ts';
import type { Page } from './page.ts';
import { describePreview } from './preview.ts';

/** What a path shows that is no page: the pages that may have been meant, and the search. */
export const notFound: Page<'not-found'> = {
  path: '/404',
  name: 'Page not found',
  kind: 'not-found',
  load: ({ suggestions, origin }) => {
    const { nearest, search, ...others } = words;
    const { head, heading, text } = words;
    const found = suggestions.map(({ path, name }) => ({ label: name, href: path }));
    return {
      head,
      props: { ...others, ...(found.length > 0 && { nearest }), links: [...found, search] },
      jsonLd: describeOffice(origin),
      preview: describePreview(words),
      texts: [{ id: '', heading, passages: toPassages([text]) }],
    };
  },
};
