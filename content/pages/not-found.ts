import type { Link } from '../types.ts';
import type { NotFoundContent } from './page-types.ts';

export const notFound = {
  head: {
    title: 'Page not found',
    description:
      'There is no page at this address. The links here lead to the nearest pages, the home page and the office phone.',
  },
  eyebrow: '404',
  heading: 'Oops! Page not found',
  text: 'There is nothing at this address.',
  /** Before the pages that may have been meant. */
  nearest: 'You may have wanted:',
  search: { label: 'Search this site', href: '/search' },
  back: { label: 'Return to Home', href: '/' },
} satisfies NotFoundContent & { nearest: string; search: Link };
