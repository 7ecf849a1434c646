import { federalReview, federalShift, section7503, taxCalendars } from './sources.ts';
import type { DeadlineRule } from './types.ts';

const common = { agency: 'IRS', shift: federalShift, sources: [taxCalendars, section7503], ...federalReview } as const;

const foreignAccounts = {
  ...common,
  form: 'FinCEN 114',
  agency: 'FinCEN',
  who: ['individual', 'sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'trust', 'nonprofit'],
  sources: [
    {
      label: 'FinCEN, Report of Foreign Bank and Financial Accounts (FBAR) Due Date',
      href: 'https://www.fincen.gov/report-foreign-bank-and-financial-accounts',
    },
    section7503,
  ],
} as const;

/** The payments of people, trusts and estates; a corporation's last one is in December. */
const throughJanuary = [
  { month: 4, day: 15 },
  { month: 6, day: 15 },
  { month: 9, day: 15 },
  { month: 1, day: 15 },
];

/** Estimated tax, the S election, foreign accounts and distributions that have to be taken. */
export const federalPayments: readonly DeadlineRule[] = [
  {
    ...common,
    id: 'form-1040-es',
    name: 'Estimated tax',
    form: '1040-ES',
    what: (period) => `Tax on income from which nobody withholds, ${period}`,
    who: ['individual', 'sole-proprietor'],
    schedule: { every: 'installment', on: throughJanuary },
    note: 'You can skip the fourth payment if you file the return and pay all of the tax by January 31 or, if that is a weekend, the Monday after it.',
  },
  {
    ...common,
    id: 'form-1041-es',
    name: 'Estimated tax of a trust, or of an estate more than two years old',
    form: '1041-ES',
    what: (period) => `Tax on the income that it keeps, ${period}`,
    who: ['trust'],
    schedule: { every: 'installment', on: throughJanuary },
    note: 'An estate pays none for tax years that end within two years of the death.',
  },
  {
    ...common,
    id: 'form-1120-estimates',
    name: 'Estimated tax of a C corporation',
    form: 'Form 1120',
    what: (period) => `Tax on the profit of the year, ${period}`,
    who: ['c-corporation'],
    schedule: {
      every: 'installment',
      on: [
        { month: 4, day: 15 },
        { month: 6, day: 15 },
        { month: 9, day: 15 },
        { month: 12, day: 15 },
      ],
    },
  },
  {
    ...common,
    id: 'form-2553',
    name: 'Choosing to be taxed as an S corporation',
    form: 'Form 2553',
    what: (period) => `S election, to be taxed as an S corporation from January 1, ${period}`,
    who: ['sole-proprietor', 'partnership', 's-corporation'],
    schedule: { every: 'year', month: 3, day: 15, for: 'this year' },
    offer: 'A choice, not a duty.',
    note: 'For an LLC or a corporation that wants S status. A new company has two months and 15 days from the first day of its tax year.',
  },
  {
    ...foreignAccounts,
    id: 'fincen-114',
    name: 'Report of foreign bank accounts',
    onlySome: true,
    what: (period) => `FBAR: foreign accounts of over $10,000 in total at any time in ${period}`,
    schedule: { every: 'year', month: 4, day: 15, for: 'last year' },
    note: 'You have until October 15 without asking for it.',
  },
  {
    ...foreignAccounts,
    id: 'fincen-114-extended',
    name: 'Report of foreign bank accounts, last day',
    onlySome: true,
    what: (period) => `Last day for the ${period} FBAR`,
    schedule: { every: 'year', month: 10, day: 15, for: 'last year' },
    extends: { id: 'fincen-114', by: 'Automatic' },
  },
  {
    ...common,
    id: 'rmd',
    name: 'Money you must take out of an IRA, from age 73',
    onlySome: true,
    agency: 'Your IRA or plan',
    what: (period) => `Last day for the ${period} required minimum distribution (RMD); many inherited IRAs have one, too`,
    who: ['individual'],
    schedule: { every: 'year', month: 12, day: 31, for: 'this year' },
    shift: { to: 'stays', because: 'A distribution counts in the calendar year in which it is paid, so December 31 stays.' },
    note: 'Your first one may wait until April 1 of the next year; neither date moves for a weekend.',
    sources: [
      {
        label: 'Internal Revenue Code 401(a)(9) and 408(a)(6); IRS, Required Minimum Distributions FAQs',
        href: 'https://www.irs.gov/retirement-plans/retirement-plan-and-ira-required-minimum-distributions-faqs',
      },
    ],
  },
];
