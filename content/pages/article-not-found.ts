import type { NotFoundContent } from './page-types.ts';

export const articleNotFound = {
  head: {
    title: 'Blog post not found',
    description:
      'There is no article at this address. Go back to the blog for the ones that have been written, or call the office.',
  },
  eyebrow: '404',
  heading: 'Blog Post Not Found',
  text: "The blog post you're looking for doesn't exist.",
  back: { label: 'Back to Blog', href: '/blog' },
} satisfies NotFoundContent;
