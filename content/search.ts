import { letterWords } from './letters.ts';
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
  none: 'No results. Try fewer words or the number of the form, or call us and say it in your own words.',
  examples: {
    heading: 'For example',
    words: ['CP2000', 'homestead', 'I have not filed in years', 'My mother passed away', 'Where is my refund?', 'late penalty'],
  },
  hours: { id: 'office-hours', heading: 'Opening hours, now and on holidays' },
  synonyms: [
    ['not', 'never', 'didn’t', 'haven’t', 'don’t', 'hasn’t', 'isn’t', 'doesn’t', 'wasn’t', 'won’t'],
    ['can’t', 'cannot', 'couldn’t', 'unable'],
    ['steal', 'stole', 'stolen'],
    ['spouse', 'husband', 'wife'],
    ['tax', 'taxable'],
    ['holiday', 'thanksgiving', 'christmas'],
    ['bring', 'documents', 'papers', 'paperwork', 'folder'],
    ['phone', 'telephone', 'call', 'email', 'contact'],
    ['due', 'deadline'],
    ['cost', 'price', 'fee', 'charge', 'much'],
    ['park', 'parking'],
    ['lost', 'missing', 'requested'],
    ['send', 'upload', 'portal', 'secure', 'safe'],
    ['sell', 'sold'],
    ['buy', 'bought'],
    ['house', 'home', 'condo'],
    ['quarterly', 'estimated', '1040-ES'],
    ['levy', 'garnish', 'garnishment', 'seize'],
    ['crime', 'jail', 'prison', 'arrested'],
    ['death', 'died', 'deceased', 'widow'],
    ['child', 'children', 'kid', 'grandchild', 'grandchildren'],
    ['worth', 'value'],
    ['car', 'vehicle', 'mileage', 'auto'],
  ],
  otherwise: {
    eyebrow: 'Or ask',
    heading: 'Ask a person instead',
    text: 'Say it in your own words. If a letter is in front of you, read us the number in its corner and the date on it.',
    forms: { label: 'Forms A to Z', href: '/forms' },
  },
  letter: letterWords,
  kinds: { service: 'Service', city: 'Town', article: 'Article', faqs: 'Questions', other: 'Page' },
} satisfies SearchContent;
