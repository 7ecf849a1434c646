import type { BlogYearContent } from './page-types.ts';

/** The words around the articles of one year, such as `2024`. */
export function describeBlogYear(year: string): BlogYearContent {
  return {
    head: {
      title: `Articles from ${year} on Florida tax`,
      description: `What our CPAs wrote in ${year} about sales tax, company returns and estates in South Florida, each with the month in which it was last checked.`,
    },
    hero: {
      eyebrow: 'Resources',
      heading: `Articles from ${year}`,
      lede: 'Tax law moves on. Each article says when it was written and, where it has been checked again since, in which month.',
      actions: [
        { label: 'Schedule a Free Consultation', href: '/contact' },
        { label: 'The Latest Articles', href: '/blog' },
      ],
      keyFacts: ['Free to read', 'By the CPAs who file the returns'],
    },
    closing: {
      heading: 'Has the rule changed since?',
      text: 'Ask before you act on an older article. A CPA tells you what holds for your return today.',
      action: { label: 'Schedule Your Free Consultation', href: '/contact' },
    },
  };
}
