import { formatMeasure } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { prices, startOf } from '../prices.ts';
import type { ServiceEntry } from '../types.ts';
import { body as accounting } from './accounting.ts';
import { body as bookkeepingServices } from './bookkeeping-services.ts';
import { body as businessAdvisory } from './business-advisory.ts';
import { body as businessFormation } from './business-formation.ts';
import { body as businessTaxServices } from './business-tax-services.ts';
import { body as estateTrustServices } from './estate-trust-services.ts';
import { body as irsResolution } from './irs-resolution.ts';
import { body as nonprofitTaxServices } from './nonprofit-tax-services.ts';
import { body as payrollServices } from './payroll-services.ts';
import { body as personalTaxServices } from './personal-tax-services.ts';
import { body as quickbooksSupport } from './quickbooks-support.ts';
import { body as salesTaxServices } from './sales-tax-services.ts';
import { body as successionPlanning } from './succession-planning.ts';
import { body as taxPlanning } from './tax-planning.ts';
import { body as taxPreparation } from './tax-preparation.ts';

/** The list as it is, typed so that `related` can name its own paths only. */
function listServices<const Path extends `/services/${string}`>(
  list: readonly ServiceEntry<Path>[],
): readonly ServiceEntry<Path>[] {
  return list;
}

/** Every service, in the order in which lists show them. */
export const services = listServices([
  {
    title: 'Business tax',
    path: '/services/business-tax-services',
    description: 'Federal and Florida returns for every kind of company, signed by a CPA.',
    icon: 'briefcase-business',
    from: startOf(prices.sCorporation.price),
    related: ['/services/tax-planning', '/services/bookkeeping-services', '/services/sales-tax-services'],
    body: businessTaxServices,
  },
  {
    title: 'Personal tax',
    path: '/services/personal-tax-services',
    description: 'Your federal return, and the one for the state you moved from.',
    icon: 'house',
    from: startOf(prices.basic1040.price),
    related: ['/services/tax-planning', '/services/estate-trust-services', '/services/tax-preparation'],
    body: personalTaxServices,
  },
  {
    title: 'Bookkeeping',
    path: '/services/bookkeeping-services',
    description: 'Monthly books that agree with the bank and with your return.',
    icon: 'notebook-pen',
    from: startOf(prices.bookkeeping.price),
    related: ['/services/payroll-services', '/services/quickbooks-support', '/services/sales-tax-services'],
    body: bookkeepingServices,
  },
  {
    title: 'Payroll',
    path: '/services/payroll-services',
    description: 'Pay runs, tax deposits and the quarterly returns for the IRS and Florida.',
    icon: 'users-round',
    from: startOf(prices.payroll.price),
    related: ['/services/bookkeeping-services', '/services/accounting', '/services/business-formation'],
    body: payrollServices,
  },
  {
    title: 'Business advisory',
    path: '/services/business-advisory',
    description: 'Cash, prices, hiring and your own pay, worked out with a CPA.',
    icon: 'chart-no-axes-combined',
    from: 'quoted in writing',
    related: ['/services/succession-planning', '/services/tax-planning', '/services/accounting'],
    body: businessAdvisory,
  },
  {
    title: 'QuickBooks',
    path: '/services/quickbooks-support',
    description: 'Setup, cleanup and training by a QuickBooks ProAdvisor.',
    icon: 'book-open-check',
    from: startOf(prices.quickbooks.price),
    related: ['/services/bookkeeping-services', '/services/accounting', '/services/payroll-services'],
    body: quickbooksSupport,
  },
  {
    title: 'Nonprofit tax',
    path: '/services/nonprofit-tax-services',
    description: 'Form 990, exemption applications and statements a board can read.',
    icon: 'hand-heart',
    from: 'quoted in writing',
    related: ['/services/bookkeeping-services', '/services/payroll-services', '/services/accounting'],
    body: nonprofitTaxServices,
  },
  {
    title: 'Succession planning',
    path: '/services/succession-planning',
    description: 'Who takes over the company, and what is left after tax.',
    icon: 'milestone',
    from: 'quoted in writing',
    related: ['/services/business-advisory', '/services/estate-trust-services', '/services/tax-planning'],
    body: successionPlanning,
  },
  {
    title: 'Business formation',
    path: '/services/business-formation',
    description: 'The tax side of a new LLC or corporation: elections, EIN and tax accounts.',
    icon: 'sprout',
    from: startOf(prices.formation.price),
    related: ['/services/quickbooks-support', '/services/sales-tax-services', '/services/business-tax-services'],
    body: businessFormation,
  },
  {
    title: 'IRS resolution',
    path: '/services/irs-resolution',
    description: 'Notices, audits and back taxes, with a CPA who speaks to the IRS for you.',
    icon: 'landmark',
    from: prices.audit.price,
    related: ['/services/tax-preparation', '/services/personal-tax-services', '/services/bookkeeping-services'],
    body: irsResolution,
  },
  {
    title: 'Estate & trust',
    path: '/services/estate-trust-services',
    description: 'Trust and estate returns, and accounts that heirs can follow.',
    icon: 'scroll-text',
    from: startOf(prices.trustReturn.price),
    related: ['/services/personal-tax-services', '/services/succession-planning', '/services/tax-planning'],
    body: estateTrustServices,
  },
  {
    title: 'Sales tax',
    path: '/services/sales-tax-services',
    description: 'Registration, monthly returns, county surtax and audits.',
    icon: 'store',
    from: prices.salesTax.price,
    related: ['/services/bookkeeping-services', '/services/business-tax-services', '/services/irs-resolution'],
    body: salesTaxServices,
  },
  {
    title: 'Tax preparation',
    path: '/services/tax-preparation',
    description: `Returns for people and companies, most of them ready in ${formatMeasure(claims.returnTime.value)}.`,
    icon: 'receipt-text',
    from: startOf(prices.basic1040.price),
    related: ['/services/tax-planning', '/services/personal-tax-services', '/services/business-tax-services'],
    body: taxPreparation,
  },
  {
    title: 'Tax planning',
    path: '/services/tax-planning',
    description: 'Moves made before December 31, while they still count for the year.',
    icon: 'calendar-check',
    from: prices.planning.price,
    related: ['/services/personal-tax-services', '/services/business-tax-services', '/services/business-advisory'],
    body: taxPlanning,
  },
  {
    title: 'Accounting',
    path: '/services/accounting',
    description: 'Financial statements, with someone who explains what they say.',
    icon: 'calculator',
    from: startOf(prices.statements.price),
    related: ['/services/bookkeeping-services', '/services/quickbooks-support', '/services/business-advisory'],
    body: accounting,
  },
]);

export type ServicePath = (typeof services)[number]['path'];

const byPath = new Map<string, ServiceEntry<ServicePath>>(services.map((service) => [service.path, service]));

/** The service of a path. Throws if there is none, which the type of `path` rules out for a path that is typed. */
export function findService(path: ServicePath): ServiceEntry<ServicePath> {
  const service = byPath.get(path);
  if (!service) throw new Error(`no service ${path}`);
  return service;
}
