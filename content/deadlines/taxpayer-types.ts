import type { ServicePath } from '../services/index.ts';
import type { TaxpayerType, TaxpayerTypeEntry } from './types.ts';

/** The kinds of people, in the order of the chooser and of addresses. */
export const taxpayerTypes: readonly TaxpayerTypeEntry[] = [
  { slug: 'individual', label: 'Individual' },
  { slug: 'sole-proprietor', label: 'Sole proprietor or one-owner LLC', short: 'Sole proprietor' },
  { slug: 'partnership', label: 'Partnership or multi-owner LLC', short: 'Partnership' },
  { slug: 's-corporation', label: 'S corporation' },
  { slug: 'c-corporation', label: 'C corporation' },
  { slug: 'employer', label: 'Employer' },
  { slug: 'sales-tax', label: 'Collects sales tax, or rents to guests', short: 'Sales tax' },
  { slug: 'trust', label: 'Trust or estate' },
  { slug: 'nonprofit', label: 'Nonprofit' },
];

/** Beside a date that is for nearly all kinds, and for all four of business. */
export const together = { everyone: 'Everyone', businesses: 'Every business' };

/** The plural of each taxpayer type, as in "Next for S corporations". */
export const plurals: Readonly<Record<TaxpayerType, string>> = {
  individual: 'individuals',
  'sole-proprietor': 'one-owner businesses',
  partnership: 'partnerships',
  's-corporation': 'S corporations',
  'c-corporation': 'C corporations',
  employer: 'employers',
  'sales-tax': 'sales tax filers',
  trust: 'trusts and estates',
  nonprofit: 'nonprofits',
};

/** Which due date a page names as the next one. */
export interface NextDateOf {
  who: readonly TaxpayerType[];
  /** The rules that its reader asks about; all those of `who` where it is left out. */
  rules?: readonly string[];
  /** The name of the date there; otherwise its taxpayer type. */
  lead?: string;
}

const companies: readonly TaxpayerType[] = ['partnership', 's-corporation', 'c-corporation'];

/** The kinds of business. */
export const owners: readonly TaxpayerType[] = ['sole-proprietor', ...companies];

/** The taxpayer types whose next date each service page shows. A service that is not here shows none: no date concerns all of its readers. */
export const nextDateOf: Partial<Record<ServicePath, NextDateOf>> = {
  '/services/personal-tax-services': { who: ['individual'], rules: ['form-1040-es', 'form-1040', 'form-1040-extended'] },
  '/services/tax-preparation': {
    who: ['individual', 'sole-proprietor'],
    rules: ['form-1040', 'form-1040-extended'],
    lead: 'Next date for Form 1040',
  },
  '/services/tax-planning': { who: ['individual'], rules: ['form-1040-es'], lead: 'Next estimated payment' },
  '/services/business-tax-services': {
    who: companies,
    rules: ['form-1065', 'form-1065-extended', 'form-1120-s', 'form-1120-s-extended', 'form-1120', 'form-1120-extended'],
    lead: 'Next date for company returns',
  },
  '/services/payroll-services': { who: ['employer'] },
  '/services/sales-tax-services': { who: ['sales-tax'] },
  '/services/estate-trust-services': { who: ['trust'] },
  '/services/nonprofit-tax-services': {
    who: ['nonprofit'],
    rules: ['form-990', 'form-990-extended'],
    lead: 'Next date for Form 990',
  },
};
