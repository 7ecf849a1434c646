import type { Ladder } from './types.ts';

export const figure: Ladder = {
  kind: 'ladder',
  caption: {
    lead: 'Five letters, then the water.',
    text: 'The fifth carries the right that stops a levy: 30 days from its date to ask for a hearing on Form 12153. The IRS may skip a rung.',
  },
  rungs: [
    {
      code: 'CP14',
      title: 'The first bill',
      text: 'Pay it, ask for a plan, or say why it is wrong.',
      days: '21 days',
      daysNote: 'to pay',
      level: 'dry',
    },
    {
      code: 'CP501',
      title: 'A reminder',
      text: 'A payment plan is still simple to set up.',
      days: 'The date',
      daysNote: 'on the letter',
      level: 'dry',
    },
    {
      code: 'CP503',
      title: 'A second reminder',
      text: 'Answer it even if you cannot pay it all.',
      days: 'The date',
      daysNote: 'on the letter',
      level: 'dry',
    },
    {
      code: 'CP504',
      title: 'Intent to levy',
      text: 'A state refund can go now. Appeal on Form 9423.',
      days: 'The date',
      daysNote: 'on the letter',
      level: 'dry',
    },
    {
      code: 'LT11',
      alias: 'or Letter 1058',
      title: 'Final notice: your right to a hearing',
      text: 'Form 12153, sent in time, holds off most levies.',
      days: '30 days',
      daysNote: 'from its date',
      level: 'key',
    },
    {
      code: 'Levy',
      title: 'Wages, then the bank account',
      text: 'Your bank holds the money before it pays the IRS. Call on day one.',
      days: '21 days',
      daysNote: 'at the bank',
      level: 'wet',
    },
  ],
  sources: [
    'IRS, Understanding your CP14, CP501, CP503, CP504 and LT11 notice',
    'Internal Revenue Code 6330(a), 6332(c)',
    'Form 9423; Form 12153',
  ],
};
