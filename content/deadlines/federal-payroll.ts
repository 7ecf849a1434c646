import { facts, valueOn } from '../facts.ts';
import { federalReview, federalShift, section7503, taxCalendars } from './sources.ts';
import type { DeadlineRule } from './types.ts';

const common = { agency: 'IRS', shift: federalShift, sources: [taxCalendars, section7503], ...federalReview } as const;

/** What employers file and deposit, and what is reported of contractors. */
export const federalPayroll: readonly DeadlineRule[] = [
  {
    ...common,
    id: 'form-w-2',
    form: 'Forms W-2 and W-3',
    agency: 'Social Security Administration',
    what: '{period} wages, to employees and to Social Security',
    who: ['employer'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
  },
  {
    ...common,
    id: 'form-1099-nec',
    form: 'Form 1099-NEC',
    what: 'To contractors you paid in {period}, and to the IRS',
    who: ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'nonprofit'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
    note: `For ${valueOn(facts.contractorThreshold, '2026-06-30')} or more in 2026; indexed after that.`,
  },
  {
    ...common,
    id: 'form-940',
    form: 'Form 940',
    what: 'Federal unemployment tax for {period}',
    who: ['employer'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
    note: 'February 10 if every deposit was made on time and in full.',
  },
  {
    ...common,
    id: 'form-941',
    form: 'Form 941',
    what: 'Payroll tax return, {period}',
    who: ['employer'],
    schedule: { every: 'quarter' },
    note: 'The 10th of the next month if every deposit was made on time and in full.',
  },
  {
    ...common,
    id: 'payroll-deposit',
    form: 'Payroll deposit',
    what: 'Tax withheld in {period}, if you deposit monthly',
    who: ['employer'],
    schedule: { every: 'month', day: 15 },
    note: 'Schedule it in EFTPS by 8 p.m. ET the day before.',
  },
];
