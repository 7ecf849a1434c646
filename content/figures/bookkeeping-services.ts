import type { Calm } from '../figure-types.ts';

export const figure: Calm = {
  kind: 'calm',
  caption: {
    lead: 'A month of books, from bank lines to statements.',
    text: 'The month starts as loose lines from the bank and ends in statements that are reconciled, locked and readable in ten minutes.',
  },
  stops: [
    { when: 'Daily', title: 'Feed', text: 'Bank and card lines arrive, unnamed and out of order.' },
    {
      when: 'Weekly',
      title: 'Categorize',
      text: 'Each line gets one account. The unclear ones go on a short list to you.',
    },
    { when: 'After month end', title: 'Reconcile', text: 'Every balance agrees with its statement, to the penny.' },
    { when: 'Then', title: 'Close', text: 'The month is locked. Nothing moves behind your back.' },
    { when: 'Last', title: 'Statements', text: 'Profit and loss and balance sheet, with a note on what moved and why.' },
  ],
  sources: ['How the firm works, as on the same page'],
};
