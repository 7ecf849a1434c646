import { Calendar, type DayLabel } from './parts/calendar.tsx';
import type { Figure } from './parts/figure.ts';

const labels: DayLabel[] = [
  { day: 1, label: 'folder checked' },
  { day: 2, label: 'draft' },
  { day: 4, label: 'we ask' },
  { day: 6, label: 'second reading' },
  { day: 7, label: 'ready', tone: 'last' },
  { day: 10, label: 'most by now' },
];

const words = {
  caption: {
    lead: 'Seven to ten business days.',
    text: 'The count starts when the last paper is in, and nothing goes to the IRS until you have signed.',
  },
  days: { title: 'Two working weeks', business: 10 },
  note: 'counted from the last paper in',
  labels,
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

/** Two working weeks after the last document has come, with the steps on their days. */
export const figure: Figure = { ...words, draw: () => <Calendar {...words} /> };
