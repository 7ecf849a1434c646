import { facts, toPercent } from '../facts.ts';
import type { Calendar } from '../figure-types.ts';
import type { Today } from '../types.ts';

export const figure = (today: Today): Calendar => ({
  kind: 'calendar',
  caption: {
    lead: 'Due on the 1st, late after the 20th.',
    text: 'If the 20th is a weekend or a holiday, the next business day counts. An electronic payment starts one business day sooner, by 5 p.m.',
  },
  on: {
    rules: { return: 'dr-15', payment: 'dr-15-payment' },
    labels: { due: 'due', payment: 'e-pay', last: 'last day', late: 'late' },
    note: 'for sales of {period}',
  },
  receipt: {
    title: 'Receipt',
    note: 'Example: a table sold in Deerfield Beach',
    item: { name: 'Table', dollars: 100 },
    tax: 'Tax',
    paid: 'Paid',
    parts: [
      { name: 'State', percent: toPercent(today(facts.stateSalesTax)) },
      { name: 'Broward', percent: toPercent(today(facts.browardSurtax)) },
    ],
    total: 'Not yours',
  },
  sources: [
    'Florida Statutes 212.11; Florida Department of Revenue, instructions for Form DR-15 and the eFile/ePay calendar',
    'Florida Department of Revenue, Form DR-15DSS for 2026: Broward 1% through 2048',
  ],
});
