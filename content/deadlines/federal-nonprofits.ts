import { federalReview, federalShift, section7503 } from './sources.ts';
import type { DeadlineRule } from './types.ts';

const returnDates = {
  label: 'IRS, Return Due Dates for Exempt Organizations: Annual Return',
  href: 'https://www.irs.gov/charities-non-profits/return-due-dates-for-exempt-organizations-annual-return',
};

const associationReturn = {
  label: 'Internal Revenue Code 528 and 6072(a); About Form 1120-H',
  href: 'https://www.irs.gov/forms-pubs/about-form-1120-h',
};

const common = {
  agency: 'IRS',
  who: ['nonprofit'],
  shift: federalShift,
  sources: [returnDates, section7503],
  ...federalReview,
} as const;

/** The returns of organizations that are exempt from tax. */
export const federalNonprofits: readonly DeadlineRule[] = [
  {
    ...common,
    id: 'form-990',
    name: 'Nonprofit’s annual return',
    form: 'Form 990 or 990-EZ',
    what: (period) => `${period} return, or Form 8868 for more time to file`,
    schedule: { every: 'year', month: 5, day: 15, for: 'last year' },
  },
  {
    ...common,
    id: 'form-990-extended',
    name: 'Nonprofit’s annual return, if extended',
    form: 'Form 990 or 990-EZ',
    what: (period) => `Last day for a ${period} return on extension`,
    schedule: { every: 'year', month: 11, day: 15, for: 'last year' },
    extends: { id: 'form-990', by: 'Form 8868' },
  },
  {
    ...common,
    id: 'form-990-pf',
    name: 'Private foundation’s annual return',
    form: 'Form 990-PF',
    onlySome: true,
    what: (period) => `${period} return of a private foundation, or Form 8868 for more time to file`,
    schedule: { every: 'year', month: 5, day: 15, for: 'last year' },
  },
  {
    ...common,
    id: 'form-990-pf-extended',
    name: 'Private foundation’s annual return, if extended',
    form: 'Form 990-PF',
    onlySome: true,
    what: (period) => `Last day for a ${period} return on extension`,
    schedule: { every: 'year', month: 11, day: 15, for: 'last year' },
    extends: { id: 'form-990-pf', by: 'Form 8868' },
  },
  {
    ...common,
    id: 'form-990-t',
    name: 'Nonprofit’s return of unrelated business income',
    form: 'Form 990-T',
    onlySome: true,
    what: (period) => `${period} return of unrelated business income, or Form 8868 for more time to file`,
    schedule: { every: 'year', month: 5, day: 15, for: 'last year' },
    note: 'A trust, such as an IRA, files it by April 15.',
  },
  {
    ...common,
    id: 'form-990-t-extended',
    name: 'Nonprofit’s return of unrelated business income, if extended',
    form: 'Form 990-T',
    onlySome: true,
    what: (period) => `Last day for a ${period} return on extension`,
    schedule: { every: 'year', month: 11, day: 15, for: 'last year' },
    extends: { id: 'form-990-t', by: 'Form 8868' },
  },
  {
    ...common,
    id: 'form-1120-h',
    name: 'Tax return of a homeowners’ or condominium association',
    form: 'Form 1120-H',
    onlySome: true,
    what: (period) => `${period} return of a homeowners’ or condominium association, or Form 7004 for more time to file`,
    schedule: { every: 'year', month: 4, day: 15, for: 'last year' },
    sources: [associationReturn, section7503],
  },
  {
    ...common,
    id: 'form-1120-h-extended',
    name: 'Tax return of a homeowners’ or condominium association, if extended',
    form: 'Form 1120-H',
    onlySome: true,
    what: (period) => `Last day for a ${period} return on extension`,
    schedule: { every: 'year', month: 10, day: 15, for: 'last year' },
    extends: { id: 'form-1120-h', by: 'Form 7004' },
    sources: [associationReturn, section7503],
  },
  {
    ...common,
    id: 'form-990-n',
    name: 'Small nonprofit’s e-Postcard',
    form: 'Form 990-N',
    what: (period) => `${period} e-Postcard, if gross receipts are normally $50,000 or less`,
    schedule: { every: 'year', month: 5, day: 15, for: 'last year' },
    note: 'Form 8868 does not extend it.',
  },
];
