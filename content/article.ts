import type { ArticleContent } from './page-types.ts';

/** The words around every article. */
export const articlePage = {
  back: { label: 'Back to the blog', href: '/blog' },
  contents: 'In this article',
  closing: {
    heading: 'Does this describe your year?',
    text: 'Bring the papers and we will tell you what applies, in half an hour and without a bill.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
} satisfies ArticleContent;
