import type { BlogContent } from './page-types.ts';

export const blogPage = {
  head: {
    title: 'Florida tax in plain words: our articles',
    description:
      'Articles by our CPAs on Florida sales tax, small business mistakes, estates and audits, written for owners and retirees in Palm Beach and Broward.',
  },
  hero: {
    eyebrow: 'Resources',
    heading: 'Florida tax, in plain words.',
    lede: 'Written at the desk where the returns are done, about the questions that came in that month.',
    actions: [
      { label: 'Schedule a Free Consultation', href: '/contact' },
      { label: 'Our Services', href: '/services' },
    ],
  },
  subscribe: {
    heading: 'The next one, when it is written.',
    text: 'We write a few times a year and send each piece to clients who asked. Tell us and we will put you on the list.',
    action: { label: 'Ask to Be Added', href: '/contact' },
  },
  services: {
    eyebrow: 'When reading is not enough',
    heading: 'Three places to start',
    items: [
      {
        path: '/services/business-tax-services',
        text: 'For the owner who has read enough about the 1120-S to want someone else to do it.',
      },
      {
        path: '/services/personal-tax-services',
        text: 'For a year with a move, a sale, a pension or a second state in it.',
      },
      {
        path: '/services/irs-resolution',
        text: 'For the envelope that came this week. Bring it unopened if you like.',
      },
    ],
  },
} satisfies BlogContent;
