import type { FormsContent } from './page-types.ts';

export const forms = {
  head: {
    title: 'Tax Forms and IRS Letters, A to Z',
    description:
      'What each federal and Florida tax form or IRS letter is in half a line, who wants it, and the page on this site that explains it.',
    updated: '2026-11-23',
  },
  hero: {
    eyebrow: 'Forms A to Z',
    heading: 'Tax forms and IRS letters, A to Z',
    lede: 'Look for the number in a corner of the page. Each line says who sends the paper or asks for it, what it is, and where to read more.',
    actions: [
      { label: 'Schedule a Free Consultation', href: '/contact' },
      { label: 'Search This Site', href: '/search' },
    ],
    keyFacts: [
      'Federal, Florida and county forms',
      'Letters by the number in the corner',
      'The first half hour with a CPA is free',
    ],
  },
  letters: 'Jump to a letter',
  more: 'More pages',
  closing: {
    heading: 'A paper that is not on the list?',
    text: 'Call and read us its number. If it is not a matter for a CPA, we tell you whom to ask.',
    action: { label: 'Talk to a CPA', href: '/contact' },
  },
} satisfies FormsContent;
