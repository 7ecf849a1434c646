import { federalNonprofits } from './federal-nonprofits.ts';
import { federalPayments } from './federal-payments.ts';
import { federalPayroll } from './federal-payroll.ts';
import { federalReturns } from './federal-returns.ts';
import { floridaOffices } from './florida-offices.ts';
import { floridaRevenue } from './florida-revenue.ts';
import type { DeadlineRule } from './types.ts';

/**
 * Everything with a due date, for people and companies whose year is the calendar year. A rule says how its date
 * arises; no date is typed. What stands first is listed first on a day that is shared.
 */
export const deadlineRules: readonly DeadlineRule[] = [
  ...federalReturns,
  ...federalPayments,
  ...federalPayroll,
  ...federalNonprofits,
  ...floridaRevenue,
  ...floridaOffices,
];
