import { Calendar, type DayLabel } from './parts/calendar.tsx';
import type { ServiceFigure } from './parts/figure.ts';

const ready: DayLabel = { day: 7, label: 'ready', tone: 'last' };
const labels: DayLabel[] = [
  { day: 1, label: 'folder checked' },
  { day: 2, label: 'draft' },
  { day: 4, label: 'we ask' },
  { day: 6, label: 'second reading' },
  ready,
  { day: 10, label: 'most by now' },
];

const words = {
  caption: {
    lead: 'Seven to ten business days.',
    text: 'The count starts when the last paper is in, and nothing goes to the IRS until you have signed.',
  },
  whole: 'All ten days, from the last paper to e-file',
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
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: labels.slice(0, 3).map(({ day, label }) => ({ name: `Day ${day}`, text: label })),
    highlight: { title: `Day ${ready.day}`, text: ready.label },
  }),
  draw: () => <Calendar {...words} />,
};
