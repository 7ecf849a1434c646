import type { DatedFact } from './types.ts';

/**
 * Figures that a year or a legislature can change: the one place to update them. Pages show `asOf` beside the value.
 */
export const facts = {
  stateSalesTax: { value: '6%', asOf: '2024', source: 'Florida Statutes 212.05', reviewBy: '2027-01-31' },
  countyTotal: {
    value: '7%',
    asOf: '2024',
    source: 'Florida Department of Revenue, Form DR-15DSS',
    reviewBy: '2026-01-15',
  },
  countySurtax: {
    value: '1%',
    asOf: '2024',
    source: 'Florida Department of Revenue, Form DR-15DSS',
    reviewBy: '2026-01-15',
  },
  corporateIncomeTax: { value: '5.5%', asOf: '2024', source: 'Florida Statutes 220.11', reviewBy: '2027-01-31' },
  annualReportDue: { value: 'May 1', asOf: '2024', source: 'Florida Division of Corporations', reviewBy: '2027-01-31' },
  estateExemption: {
    value: '$13.61 million',
    asOf: '2024',
    source: 'IRS Revenue Procedure 2023-34',
    reviewBy: '2025-01-15',
  },
  filingMonthly: {
    value: 'more than $1,000',
    asOf: '2024',
    source: 'Florida Department of Revenue, Form DR-15',
    reviewBy: '2027-01-31',
  },
  filingQuarterly: {
    value: '$200 to $1,000',
    asOf: '2024',
    source: 'Florida Department of Revenue, Form DR-15',
    reviewBy: '2027-01-31',
  },
  filingAnnual: {
    value: 'less than $200',
    asOf: '2024',
    source: 'Florida Department of Revenue, Form DR-15',
    reviewBy: '2027-01-31',
  },
  recordsKept: { value: 'three years', asOf: '2024', source: 'Florida Statutes 213.35', reviewBy: '2027-01-31' },
  amendBack: { value: 'three years', asOf: '2024', source: 'Internal Revenue Code 6511', reviewBy: '2027-01-31' },
} satisfies Record<string, DatedFact>;

/** The value with the date it was stated, e.g. `7% (as of 2024)`. */
export function stated(fact: DatedFact): string {
  return `${fact.value} (as of ${fact.asOf})`;
}
