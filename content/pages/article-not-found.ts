import type { NotFoundContent } from './page-types.ts';

export const articleNotFound: NotFoundContent = {
  head: {
    title: 'Blog post not found',
    description:
      'There is no article at this address. Go back to the blog for the ones that have been written, or call the office.',
  },
  eyebrow: '404',
  heading: 'Blog Post Not Found',
  text: "The blog post you're looking for doesn't exist.",
  meanwhile: 'Until there is one, look here:',
  links: [
    { label: 'Our services', href: '/services' },
    { label: 'Tax due dates', href: '/deadlines' },
    { label: 'Search this site', href: '/search' },
  ],
  back: { label: 'Back to Blog', href: '/blog' },
};

/** What the page of an announced article says first. */
export const planned = 'This one is planned, and not written yet.';
