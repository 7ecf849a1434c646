import type { Glide } from '../figure-types.ts';

export const figure: Glide = {
  kind: 'glide',
  caption: {
    lead: 'The earlier you start, the more you can choose.',
    text: 'Ten years ahead nearly every choice is open. In the last year you choose among the offers you get.',
  },
  stops: [
    { years: 10, title: 'Ten years', text: 'Name the exit you want: a sale, the family, your partners, or closing.' },
    { years: 5, title: 'Five', text: 'A C corporation that elects S status starts its five-year clock.' },
    { years: 3, title: 'Three', text: 'A buyer’s accountant will read each statement from here on.' },
    { years: 1, title: 'One', text: 'Value, offers, and the tax of each one compared.' },
    { years: 0, title: 'Closing', text: 'the last day' },
  ],
  wet: {
    title: 'Today, in any case',
    text: 'One page that says who can sign checks and run payroll on Monday if you cannot.',
  },
  sources: ['Internal Revenue Code 1374(d)(7): five years', 'The rest is advice, not law'],
};
