import type { ServicePath } from '../services/index.ts';
import type { Who, WhoEntry } from './types.ts';

/** The kinds of people, in the order of the chooser and of addresses. */
export const whoEntries: readonly WhoEntry[] = [
  { slug: 'individual', label: 'Individual' },
  { slug: 'sole-proprietor', label: 'Sole proprietor' },
  { slug: 'partnership', label: 'LLC or partnership' },
  { slug: 's-corporation', label: 'S corporation' },
  { slug: 'c-corporation', label: 'C corporation' },
  { slug: 'employer', label: 'Employer' },
  { slug: 'sales-tax', label: 'Collects sales tax' },
  { slug: 'trust', label: 'Trust or estate' },
  { slug: 'nonprofit', label: 'Nonprofit' },
];

/** How several of a kind are called, as in "Next for S corporations". */
export const plurals: Readonly<Record<Who, string>> = {
  individual: 'individuals',
  'sole-proprietor': 'sole proprietors',
  partnership: 'LLCs and partnerships',
  's-corporation': 'S corporations',
  'c-corporation': 'C corporations',
  employer: 'employers',
  'sales-tax': 'sales tax filers',
  trust: 'trusts and estates',
  nonprofit: 'nonprofits',
};

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
