import type { ContactContent } from './page-types.ts';

export const contact = {
  head: {
    title: 'Call, write or visit our Boca Raton office',
    description:
      'Call the office, write and have an answer within 24 hours, or come by: Monday to Friday 9 to 6, Saturday 9 to 2, Sunday by appointment.',
  },
  hero: { heading: 'Talk to a CPA, not a call center.' },
  call: {
    eyebrow: 'Call',
    button: 'Call the office',
    text: 'During office hours one of the three of us answers. Otherwise leave a message: calls are returned within one business day.',
  },
  write: {
    eyebrow: 'Write',
    button: 'Write an email',
    text: 'You will have an answer within 24 hours.',
    caution: 'Please do not email a Social Security number. Bring the page, or read it to us on the phone.',
  },
  visit: { eyebrow: 'Visit', directions: 'Directions in', save: 'Add to contacts' },
  prepare: {
    eyebrow: 'Before you call',
    heading: 'Four things worth having in reach',
    items: [
      {
        title: 'Last year’s return',
        description: 'The first two pages are enough. They tell us most of what we would ask.',
      },
      {
        title: 'The letter, if there is one',
        description: 'Look for the notice number in a corner, such as CP2000, and the date to answer by.',
      },
      { title: 'Your dates', description: 'When you moved, sold, married, hired or started. A month is close enough.' },
      { title: 'One question', description: 'Start with what keeps you up. We will get to the forms afterward.' },
    ],
  },
} satisfies ContactContent;
