import { federalReview, federalShift, section7503, taxCalendars } from './sources.ts';
import type { DeadlineRule } from './types.ts';

const common = { agency: 'IRS', shift: federalShift, sources: [taxCalendars, section7503], ...federalReview } as const;

/** The returns of the IRS, each with its extended date. */
export const federalReturns: readonly DeadlineRule[] = [
  {
    ...common,
    id: 'form-1040',
    form: 'Form 1040',
    what: '{period} return and tax due, or Form 4868 for more time to file',
    who: ['individual', 'sole-proprietor'],
    schedule: { every: 'year', month: 4, day: 15, for: 'last year' },
  },
  {
    ...common,
    id: 'form-1040-extended',
    form: 'Form 1040',
    what: 'Last day for a {period} return on extension',
    who: ['individual', 'sole-proprietor'],
    schedule: { every: 'year', month: 10, day: 15, for: 'last year' },
    extends: { id: 'form-1040', by: 'Form 4868' },
  },
  {
    ...common,
    id: 'form-1041',
    form: 'Form 1041',
    what: '{period} return of a trust or estate and tax due, or Form 7004 for more time to file',
    who: ['trust'],
    schedule: { every: 'year', month: 4, day: 15, for: 'last year' },
  },
  {
    ...common,
    id: 'form-1041-extended',
    form: 'Form 1041',
    what: 'Last day for a {period} return on extension',
    who: ['trust'],
    schedule: { every: 'year', month: 9, day: 30, for: 'last year' },
    extends: { id: 'form-1041', by: 'Form 7004' },
  },
  {
    ...common,
    id: 'form-1065',
    form: 'Form 1065',
    what: '{period} return and a Schedule K-1 to each partner, or Form 7004 for more time to file',
    who: ['partnership'],
    schedule: { every: 'year', month: 3, day: 15, for: 'last year' },
  },
  {
    ...common,
    id: 'form-1065-extended',
    form: 'Form 1065',
    what: 'Last day for a {period} return on extension',
    who: ['partnership'],
    schedule: { every: 'year', month: 9, day: 15, for: 'last year' },
    extends: { id: 'form-1065', by: 'Form 7004' },
  },
  {
    ...common,
    id: 'form-1120-s',
    form: 'Form 1120-S',
    what: '{period} return and a Schedule K-1 to each owner, or Form 7004 for more time to file',
    who: ['s-corporation'],
    schedule: { every: 'year', month: 3, day: 15, for: 'last year' },
  },
  {
    ...common,
    id: 'form-1120-s-extended',
    form: 'Form 1120-S',
    what: 'Last day for a {period} return on extension',
    who: ['s-corporation'],
    schedule: { every: 'year', month: 9, day: 15, for: 'last year' },
    extends: { id: 'form-1120-s', by: 'Form 7004' },
  },
  {
    ...common,
    id: 'form-1120',
    form: 'Form 1120',
    what: '{period} return and tax due, or Form 7004 for more time to file',
    who: ['c-corporation'],
    schedule: { every: 'year', month: 4, day: 15, for: 'last year' },
  },
  {
    ...common,
    id: 'form-1120-extended',
    form: 'Form 1120',
    what: 'Last day for a {period} return on extension',
    who: ['c-corporation'],
    schedule: { every: 'year', month: 10, day: 15, for: 'last year' },
    extends: { id: 'form-1120', by: 'Form 7004' },
  },
];
