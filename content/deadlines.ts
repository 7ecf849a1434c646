import { federalNonprofits } from './deadlines/federal-nonprofits.ts';
import { federalPayments } from './deadlines/federal-payments.ts';
import { federalPayroll } from './deadlines/federal-payroll.ts';
import { federalReturns } from './deadlines/federal-returns.ts';
import { floridaOffices } from './deadlines/florida-offices.ts';
import { floridaRevenue } from './deadlines/florida-revenue.ts';
import type { DeadlineRule } from './deadlines/types.ts';

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
