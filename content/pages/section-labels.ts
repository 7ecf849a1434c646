/** The labels of sections that are the same on most pages, by kind. A section of its own overrides them. */
export const sectionLabels = {
  prices: { nav: 'Fees' },
  stories: { nav: 'Stories', eyebrow: 'Success stories' },
  steps: { nav: 'Steps', eyebrow: 'How it works' },
  reviews: { nav: 'Reviews', eyebrow: 'Client reviews' },
  'why-us': { nav: 'Why us' },
  questions: { nav: 'Questions' },
  'question-cards': { nav: 'Questions' },
};
