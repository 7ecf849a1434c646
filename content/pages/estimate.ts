import { formatPrice } from '../../shared/format.ts';
import { irsFees, prices, pricesHold, withF1120 } from '../prices.ts';

/** The lines of the estimate, in the order of the address and of the tape. */
export const estimate = {
  id: 'estimate',
  eyebrow: 'Add it up',
  heading: 'Estimate your fee',
  aliases: 'estimate fee, calculator, hourly rate, per hour',
  intro:
    'Choose the returns and services you need, and the list prices are added up. The letter we send before we start has the final fee.',
  presets: {
    label: 'Start from',
    items: [
      { label: 'Side business', query: '1040=1&c=1' },
      { label: 'S corporation and owner', query: '1040=1&1120s=1&payroll=1' },
      { label: 'Family trust', query: '1040=1&1041=1' },
    ],
  },
  counted: [
    {
      legend: 'Returns, how many',
      lines: [
        { key: '1040', label: 'Individual', note: 'Form 1040', item: 'Individual return', amount: prices.basic1040.price },
        { key: '1065', label: 'Partnership', note: 'Form 1065', item: 'Partnership return', amount: prices.partnership.price },
        {
          key: '1120s',
          label: 'S corporation',
          note: 'Form 1120-S',
          item: 'S corporation return',
          amount: prices.sCorporation.price,
        },
        {
          key: '1120',
          label: 'C corporation',
          note: `Form 1120, ${withF1120}`,
          item: 'C corporation return',
          amount: prices.cCorporation.price,
        },
        { key: '1041', label: 'Trust', note: 'Form 1041', item: 'Trust return', amount: prices.trustReturn.price },
      ],
    },
    {
      legend: 'Added to a return, how many',
      lines: [
        { key: 'c', label: 'Schedule C', note: 'A business of your own', item: 'Schedule C', amount: prices.scheduleC.price },
        {
          key: 'state',
          label: 'State return',
          note: 'For each state other than Florida',
          item: 'State return',
          amount: prices.stateReturn.price,
        },
        {
          key: 'rental',
          label: 'Rental',
          note: 'Schedule E, by the number of properties and years to depreciate',
          item: 'Rental',
          amount: 'Quoted',
        },
      ],
    },
  ],
  monthly: {
    legend: 'Every month',
    lines: [
      {
        key: 'books',
        label: 'Bookkeeping',
        note: 'By the number of accounts and transactions',
        item: 'Bookkeeping',
        amount: prices.bookkeeping.price,
      },
      { key: 'payroll', label: 'Payroll', note: 'By the number of people paid', item: 'Payroll', amount: prices.payroll.price },
      {
        key: 'sales',
        label: 'Sales tax returns',
        note: 'Form DR-15, one location',
        item: 'Sales tax returns',
        amount: prices.salesTax.price,
      },
    ],
  },
  companions: [
    {
      key: 'c',
      others: ['1040'],
      text: 'A Schedule C goes with an individual return, which is not counted yet.',
    },
    {
      key: 'state',
      others: ['1040', '1065', '1120s', '1120', '1041'],
      text: 'A state return goes with a federal one, and none is counted here.',
    },
    {
      key: 'rental',
      others: ['1040', '1065', '1041'],
      text: 'A rental goes with an individual, partnership or trust return, and none is counted here.',
    },
  ],
  badNumber: 'Use a whole number from 0 to 20.',
  buttons: {
    fewer: 'One fewer',
    more: 'One more',
    add: 'Add it up',
    clear: 'Clear',
    call: 'Call the office',
    print: 'Print',
    send: 'Share or copy',
    copied: 'Link copied',
    mail: 'Email it to us',
    subject: 'My estimate',
  },
  tape: {
    label: 'Your estimate',
    once: { label: 'Each year', total: 'From' },
    monthly: { label: 'Every month', total: 'Per month' },
    nothing: 'Nothing added yet',
    leftOut: 'Not counted until you enter a whole number from 0 to 20:',
    quoted: 'Quoted in writing',
    note: `An estimate from the price list. ${pricesHold}. The final fee comes in writing before we start, and that is the one you pay.`,
  },
  notIncluded: {
    label: 'Not included',
    items: [
      'Books that need catching up first, amended returns, and years not yet filed',
      `Answering an IRS letter or audit, ${formatPrice(prices.audit.price)}`,
      'Tax you owe, and fees the state charges',
      irsFees,
    ],
  },
  address: 'A link that keeps your numbers, to save or to send',
};

export type EstimateWords = typeof estimate;
