import { facts, valueOn } from '../facts.ts';
import { federalReview, federalShift, section7503, taxCalendars } from './sources.ts';
import type { DeadlineRule } from './types.ts';

const informationReturns = {
  label: 'General Instructions for Certain Information Returns; Treasury Regulation 301.6011-2',
  href: 'https://www.irs.gov/instructions/i1099gi',
};

const common = { agency: 'IRS', shift: federalShift, sources: [taxCalendars, section7503], ...federalReview } as const;

/** Filings and deposits of employers, and information returns about contractors. */
export const federalPayroll: readonly DeadlineRule[] = [
  {
    ...common,
    id: 'form-w-2',
    name: 'Wage statements for employees',
    form: 'Forms W-2 and W-3',
    agency: 'Social Security Administration',
    what: (period) => `${period} wages, to employees and to Social Security`,
    who: ['employer'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
  },
  {
    ...common,
    id: 'household-w-2',
    name: 'Wage statement for household staff',
    form: 'Form W-2',
    onlySome: true,
    agency: 'Social Security Administration',
    what: (period) => `To a nanny or another household employee, and to Social Security, for ${period} wages`,
    who: ['individual'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
    note: 'The tax itself goes on Schedule H with your Form 1040.',
    sources: [
      {
        label: 'IRS Publication 926, Household Employer’s Tax Guide',
        href: 'https://www.irs.gov/publications/p926',
      },
      section7503,
    ],
  },
  {
    ...common,
    id: 'form-1099-misc',
    name: 'Statements to landlords and others you paid',
    form: 'Form 1099-MISC',
    onlySome: true,
    what: (period) => `To landlords and others you paid in ${period}`,
    who: ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'nonprofit'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
    note: `For rent and most other payments of ${valueOn(facts.contractorThreshold, '2026-06-30')} or more in 2026, indexed after that; for royalties from $10.`,
    sources: [informationReturns, section7503],
  },
  {
    ...common,
    id: 'form-1099-misc-irs',
    name: 'Rent and other payments, reported to the IRS',
    form: 'Form 1099-MISC',
    onlySome: true,
    what: (period) => `To the IRS, for what you paid in ${period}, filed electronically`,
    who: ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'nonprofit'],
    schedule: { every: 'year', month: 3, day: 31, for: 'last year' },
    note: 'On paper, the end of February. If you file ten or more forms in all, you must file electronically.',
    sources: [informationReturns, section7503],
  },
  {
    ...common,
    id: 'form-1099-nec',
    name: 'Statements to contractors you paid',
    form: 'Form 1099-NEC',
    onlySome: true,
    what: (period) => `To contractors you paid in ${period}, and to the IRS`,
    who: ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'nonprofit'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
    note: `For ${valueOn(facts.contractorThreshold, '2026-06-30')} or more in 2026; indexed after that.`,
  },
  {
    ...common,
    id: 'form-940',
    name: 'Federal unemployment tax return',
    form: 'Form 940',
    what: (period) => `Tax on ${period} wages, which the employer alone pays`,
    who: ['employer'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
    note: 'February 10 if every deposit was made on time and in full.',
  },
  {
    ...common,
    id: 'form-941',
    name: 'Payroll tax return',
    form: 'Form 941',
    what: (period) => `Wages paid and tax withheld, ${period}`,
    who: ['employer'],
    schedule: { every: 'quarter' },
    note: 'The 10th of the next month if every deposit was made on time and in full.',
  },
  {
    ...common,
    id: 'futa-deposit',
    name: 'Federal unemployment tax deposit',
    onlySome: true,
    what: (period) => `Tax on wages of the ${period}, if more than $500 has built up since the last deposit`,
    who: ['employer'],
    schedule: { every: 'quarter' },
    note: 'It takes about a dozen new employees to pass $500. A smaller amount waits for the next quarter.',
    sources: [{ label: 'IRS Publication 15, section 14', href: 'https://www.irs.gov/publications/p15' }, section7503],
    checked: '2026-11-29',
  },
  {
    ...common,
    id: 'payroll-deposit',
    name: 'Payroll tax deposit',
    what: (period) => `Tax withheld in ${period}, if you deposit monthly`,
    who: ['employer'],
    schedule: { every: 'month', day: 15 },
    note: 'Schedule it in EFTPS by 8 p.m. ET the day before.',
  },
];
