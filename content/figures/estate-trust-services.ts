import type { Spans } from '../figure-types.ts';

export const figure: Spans = {
  kind: 'spans',
  caption: {
    lead: 'Four clocks, one starting day.',
    text: 'Extensions exist for each. If the person had not yet filed for the prior year, that return is still due on its own April 15.',
  },
  start: '2026-03-03',
  title: 'A death on {day}',
  text: 'Example. Four returns start their clocks on that day.',
  clocks: [
    { form: 'Form 706', text: 'estate tax, only for a large estate: nine months', due: { months: 9 } },
    { form: 'Final Form 1040', text: 'income up to the day of death', due: { every: 'calendar year' } },
    { form: 'Trust, Form 1041', text: 'a trust generally keeps the calendar year', due: { every: 'calendar year' } },
    { form: 'Estate, Form 1041', text: 'may pick a year ending as late as February', due: { every: 'estate year' } },
  ],
  sources: [
    'Example',
    'Internal Revenue Code 6075(a), 6072(a), 644, 645, 441(e), 7503',
    'Instructions for Form 706 and Form 1041, When To File; Publication 559',
  ],
};
