/** The words around every article. */
export const articlePage = {
  back: { label: 'Back to Blog', href: '/blog' },
  contents: 'In this article',
  cta: {
    heading: 'Have a question about this?',
    text: 'Call with it, or bring the papers. A CPA tells you what applies to you and what does not.',
    action: 'Schedule Your Free Consultation',
  },
};
