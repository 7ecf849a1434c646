import { letterWords } from '../forms/letters.ts';

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
  none: 'None of these words is on this site. Call us and say it in your own words, or look here:',
  ways: [
    { label: 'Questions and answers', href: '/faqs' },
    { label: 'Forms A to Z', href: '/forms' },
    { label: 'Tax due dates', href: '/deadlines' },
  ],
  examples: {
    heading: 'For example',
    words: ['CP2000', 'homestead', 'I have not filed in years', 'My mother passed away', 'Where is my refund?', 'late penalty'],
  },
  hours: {
    id: 'office-hours',
    heading: 'Opening hours, now and on holidays',
    aliases:
      'open, open today, open now, open tomorrow, open on saturday, hours, holiday, thanksgiving, christmas eve, do you work saturdays, sunday, what time do you close, closed',
  },
  otherwise: {
    eyebrow: 'Or ask',
    heading: 'Ask a person instead',
    text: 'Say it in your own words. If a letter is in front of you, read us the number in its corner and the date on it.',
    forms: { label: 'Forms A to Z', href: '/forms' },
  },
  letter: letterWords,
  kinds: { service: 'Service', city: 'Town', article: 'Article', faqs: 'Questions', other: 'Page' },
};
