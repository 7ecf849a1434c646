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
    form: 'Form 1040-ES',
    what: 'Estimated tax, {period}',
    who: ['individual', 'sole-proprietor'],
    schedule: { every: 'installment', on: throughJanuary },
    note: 'You can skip the fourth payment if you file the return and pay all of the tax by January 31 or, if that is a weekend, the Monday after it.',
  },
  {
    ...common,
    id: 'form-1041-es',
    form: 'Form 1041-ES',
    whose: 'Form 1041-ES, for trusts and for estates more than two years old',
    what: 'Estimated tax of a trust, or of an estate more than two years old, {period}',
    who: ['trust'],
    schedule: { every: 'installment', on: throughJanuary },
    note: 'An estate pays none for tax years that end within two years of the death.',
  },
  {
    ...common,
    id: 'form-1120-estimates',
    form: 'Form 1120 estimates',
    what: 'Estimated tax, {period}',
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
    form: 'Form 2553',
    what: 'S election, to be taxed as an S corporation from January 1, {period}',
    who: ['sole-proprietor', 'partnership', 's-corporation'],
    schedule: { every: 'year', month: 3, day: 15, for: 'this year' },
    offer: 'A choice, not a duty.',
    note: 'For an LLC or a corporation that wants S status. A new company has two months and 15 days from the first day of its tax year.',
  },
  {
    ...foreignAccounts,
    id: 'fincen-114',
    what: 'FBAR: foreign accounts of over $10,000 in total at any time in {period}',
    schedule: { every: 'year', month: 4, day: 15, for: 'last year' },
    note: 'You have until October 15 without asking for it.',
  },
  {
    ...foreignAccounts,
    id: 'fincen-114-extended',
    what: 'Last day for the {period} FBAR',
    schedule: { every: 'year', month: 10, day: 15, for: 'last year' },
    extends: { id: 'fincen-114', by: 'Automatic' },
  },
  {
    ...common,
    id: 'rmd',
    form: 'IRA withdrawal (RMD)',
    whose: 'IRA withdrawal (RMD), from age 73',
    agency: 'Your IRA or plan',
    what: 'Last day for the {period} required minimum distribution, from age 73 and for many inherited IRAs',
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
