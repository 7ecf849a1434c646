import type { Arc } from '../figure-types.ts';

export const figure: Arc = {
  kind: 'arc',
  caption: {
    lead: 'The sun sets on the tax year on December 31.',
    text: 'Four estimated payments mark the way; after the horizon only a few contributions still count for the year. A date on a weekend or a holiday moves to the next business day.',
  },
  stops: [
    { day: '2026-04-15', text: '1st estimate' },
    { day: '2026-06-15', text: '2nd estimate' },
    { day: '2026-09-15', text: '3rd estimate' },
    { day: '2027-01-15', text: '4th estimate' },
    { day: '2027-04-15', text: 'The return, and the last IRA and HSA money' },
  ],
  sunset: { day: '2026-12-31', title: 'Dec 31', text: 'sunset' },
  before: {
    title: 'Before December 31',
    items: [
      'Roth conversion',
      'Machine in use',
      '401(k) deferrals',
      'Losing stock sold',
      'Gifts to charity',
      'Owner’s wage paid',
    ],
  },
  wet: { title: 'After sunset, little is left', text: 'The return then records the year you had.' },
  sources: [
    'Form 1040-ES; Internal Revenue Code 6654(c), 7503',
    'Internal Revenue Code 219(f)(3), 223(d)(4)(B); Publication 969',
  ],
};
