import type { ServicePath } from '../services/index.ts';
import type { Who, WhoEntry } from './types.ts';

/** The kinds of people, in the order of the chooser and of addresses. */
export const whoEntries: readonly WhoEntry[] = [
  { slug: 'individual', label: 'Individual', plural: 'individuals' },
  { slug: 'sole-proprietor', label: 'Sole proprietor', plural: 'sole proprietors' },
  { slug: 'partnership', label: 'LLC or partnership', plural: 'LLCs and partnerships' },
  { slug: 's-corporation', label: 'S corporation', plural: 'S corporations' },
  { slug: 'c-corporation', label: 'C corporation', plural: 'C corporations' },
  { slug: 'employer', label: 'Employer', plural: 'employers' },
  { slug: 'sales-tax', label: 'Collects sales tax', plural: 'sales tax filers' },
  { slug: 'trust', label: 'Trust or estate', plural: 'trusts and estates' },
  { slug: 'nonprofit', label: 'Nonprofit', plural: 'nonprofits' },
];

/** From when to when pages announce dates, which their scripts hold: move it on each fall. */
export const dueWindow = { from: '2026-11-01', to: '2027-12-31' };

/** Whose next date a service page shows. A service that is not here is not about one kind of people's dates. */
export const whoOfService: Partial<Record<ServicePath, readonly Who[]>> = {
  '/services/personal-tax-services': ['individual'],
  '/services/tax-preparation': ['individual', 'sole-proprietor'],
  '/services/business-tax-services': ['partnership', 's-corporation', 'c-corporation'],
  '/services/business-formation': ['partnership', 's-corporation', 'c-corporation'],
  '/services/bookkeeping-services': ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation'],
  '/services/payroll-services': ['employer'],
  '/services/sales-tax-services': ['sales-tax'],
  '/services/estate-trust-services': ['trust'],
  '/services/nonprofit-tax-services': ['nonprofit'],
};
