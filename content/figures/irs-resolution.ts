import type { Ladder, Rung } from '../figure-types.ts';
import { type Letter, letters } from '../letters.ts';

const toRung = ({ code, alias, title, steps: [text], days, daysNote }: Letter, level: Rung['level'] = 'dry'): Rung => {
  return { code, ...(alias && { alias: `or ${alias}` }), title, text, days, daysNote, level };
};

export const figure: Ladder = {
  kind: 'ladder',
  caption: {
    lead: 'Five letters, in the order they come.',
    text: 'The fifth carries the right that stops a levy: 30 days from its date to ask for a hearing on Form 12153. The IRS may skip a letter, but tax from a CP2000 or an audit comes here only after a notice of deficiency (CP3219A) and its 90 days.',
  },
  rungs: [
    toRung(letters.cp14),
    toRung(letters.cp501),
    toRung(letters.cp503),
    toRung(letters.cp504),
    toRung(letters.lt11, 'key'),
    {
      code: 'Levy',
      title: 'Wages or a bank account',
      text: 'Your bank holds the money before it pays the IRS. Call us on day one.',
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
