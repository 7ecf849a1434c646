import type { NotFoundContent } from './page-types.ts';

export const notFound: NotFoundContent = {
  head: {
    title: 'Page not found',
    description:
      'There is no page at this address. The links here lead to the nearest pages, the home page and the office phone.',
  },
  eyebrow: '404',
  heading: 'Oops! Page not found',
  text: 'There is nothing at this address.',
  nearest: 'You may have wanted:',
  meanwhile: 'What most people look for:',
  links: [
    { label: 'Our services', href: '/services' },
    { label: 'Tax due dates', href: '/deadlines' },
    { label: 'Forms and letters', href: '/forms' },
    { label: 'Search this site', href: '/search' },
  ],
  back: { label: 'Return to Home', href: '/' },
};
