import type { Curve } from '../figure-types.ts';

export const figure: Curve = {
  kind: 'curve',
  caption: {
    lead: 'Thirteen weeks of cash, one decision.',
    text: 'Example: the bank balance would go under in week 8. Moving one purchase keeps even the lowest week $7,000 above water.',
  },
  balances: [38, 41, 36, 30, 33, 24, 17, 8, -6, -11, -3, 7, 12, 19],
  move: { what: 'machine', thousands: 18, from: 8, to: 12, how: 'agreed with the seller now' },
  sources: ['Example, not a client’s figures'],
};
