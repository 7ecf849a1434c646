import type { Calendar } from '../figure-types.ts';

export const figure: Calendar = {
  kind: 'calendar',
  caption: {
    lead: 'Seven to ten business days.',
    text: 'The count starts when the last paper is in, and nothing goes to the IRS until you have signed.',
  },
  on: {
    days: { title: 'Two working weeks', business: 10 },
    note: 'counted from the last paper in',
    marks: [
      { day: 1, label: 'folder checked' },
      { day: 2, label: 'draft' },
      { day: 4, label: 'we ask' },
      { day: 6, label: 'second reading' },
      { day: 7, label: 'ready', tone: 'key' },
      { day: 10, label: 'most by now' },
    ],
  },
  next: [
    { title: 'We go through it', text: 'with you, line by line' },
    { title: 'You sign', text: 'Form 8879' },
    { title: 'We e-file', text: 'the IRS normally answers in two days' },
  ],
  sources: [
    'content/claims.ts, returnTime: most returns, once everything is here; an example that starts on a Monday',
    'Form 8879; IRS, e-file acknowledgments: within 24 to 48 hours',
  ],
};
