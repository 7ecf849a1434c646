import type { SearchContent } from './page-types.ts';

export const search = {
  head: {
    title: 'Search this site',
    description:
      'Look up a form, a letter from the IRS or any other word on this site, and go straight to the paragraph that explains it.',
  },
  heading: 'Search this site',
  label: 'Form, letter or tax',
  button: 'Search',
  start: 'Type the number on the paper in front of you, or a word for what worries you.',
  short: 'One letter is on every page. Type a little more of it.',
  none: 'No results. Try fewer words, or the number of the form.',
  examples: { heading: 'For example', words: ['CP2000', 'DR-15', '1099-NEC', 'homestead', 'late penalty', 'QuickBooks'] },
  hours: 'Opening hours, now and on holidays',
  synonyms: [
    ['open', 'hours', 'closed'],
    ['bring', 'documents', 'papers', 'paperwork', 'folder'],
    ['phone', 'telephone', 'call', 'email', 'contact'],
    ['late', 'penalty', 'penalties'],
    ['due', 'deadline'],
    ['cost', 'price', 'fee', 'charge', 'much'],
    ['park', 'parking'],
    ['lost', 'missing', 'requested'],
    ['send', 'upload', 'portal', 'secure', 'safe'],
    ['quarterly', 'estimated', '1040-ES'],
    ['installment', '9465'],
    ['unfiled', 'dont', 'don’t', 'didnt', 'didn’t', 'havent', 'haven’t', 'never', 'missing'],
    ['deduct', 'deduction', 'deductible'],
    ['car', 'vehicle', 'mileage', 'auto'],
  ],
  otherwise: {
    eyebrow: 'Or ask',
    heading: 'Ask a person instead',
    text: 'If you have a letter in your hand, read us the number in its corner and the date on it.',
    forms: { label: 'Forms A to Z', href: '/forms' },
  },
  letter: { eyebrow: 'A letter, by its code', or: 'or', next: 'Then:' },
  kinds: { service: 'Service', city: 'Town', article: 'Article', faqs: 'Questions', other: 'Page' },
} satisfies SearchContent;
