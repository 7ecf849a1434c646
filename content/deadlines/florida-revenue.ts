import { corporateReturn, floridaReview, floridaShift, paymentCalendar, paymentRule, salesTax } from './sources.ts';
import type { DeadlineRule } from './types.ts';

const common = { agency: 'Florida DOR', shift: floridaShift, ...floridaReview } as const;

const payEarlier = 'Start an electronic payment by 5 p.m. ET on the business day before.';

/** Due dates of the Florida Department of Revenue. */
export const floridaRevenue: readonly DeadlineRule[] = [
  {
    ...common,
    id: 'dr-15-payment',
    name: 'Sales tax payment',
    form: 'Form DR-15',
    what: (period) => `Sales tax for ${period}: last day to start the electronic payment, by 5 p.m. ET`,
    who: ['sales-tax'],
    // The last business day before the 20th is the 19th, or the business day before that. Banks are open on the Friday
    // before a Saturday that is Juneteenth (2027, 2032), so there the date may be a day too early, never too late.
    schedule: { every: 'month', day: 19 },
    shift: { to: 'previous', holidays: 'florida', because: 'The last business day before the 20th, to be safe' },
    note: 'A payment whose confirmation number comes after 5 p.m. counts as late.',
    sources: [paymentCalendar, paymentRule],
    reviewBy: '2027-01-15',
  },
  {
    ...common,
    id: 'dr-15',
    name: 'Sales tax return',
    form: 'Form DR-15',
    what: (period) => `Sales and tax for ${period}, if you file monthly`,
    who: ['sales-tax'],
    schedule: { every: 'month', day: 20 },
    note: 'Due on the 1st and late after this date. Other filers: the 20th of the month after their period.',
    sources: [salesTax, paymentCalendar],
  },
  {
    ...common,
    id: 'dr-13',
    name: 'Resale certificate expires',
    form: 'Form DR-13',
    what: (period) => `Last day of the ${period} resale certificate`,
    who: ['sales-tax'],
    schedule: { every: 'year', month: 12, day: 31, for: 'this year' },
    shift: { to: 'stays', because: 'The certificate ends with the year, so December 31 stays.' },
    note: 'Registered dealers have next year’s from mid-November.',
    sources: [{ label: 'Form DR-13', href: 'https://floridarevenue.com/taxes/taxesfees/Pages/sales_tax.aspx' }],
  },
  {
    ...common,
    id: 'rt-7',
    name: 'Reemployment tax of a household employer',
    form: 'Form RT-7',
    onlySome: true,
    what: (period) => `Florida’s tax on ${period} wages, if you file once a year`,
    who: ['individual'],
    schedule: { every: 'year', month: 1, day: 31, for: 'last year' },
    note: 'Others file Form RT-6 each quarter; Form RT-7A asks for the change.',
    sources: [
      {
        label: 'Florida Administrative Code 73B-10.025; Form RT-7, Annual Report for Employers of Domestic Employees Only',
        href: 'https://floridarevenue.com/taxes/taxesfees/Pages/rt_return_pay.aspx',
      },
    ],
  },
  {
    ...common,
    id: 'rt-7a',
    name: 'Request to file household payroll once a year',
    form: 'Form RT-7A',
    what: (period) => `Last day to ask for one Form RT-7 for all of ${period}, if you employ household staff only`,
    who: ['individual'],
    schedule: { every: 'year', month: 12, day: 1, for: 'next year' },
    shift: { to: 'stays', because: 'The application counts by its postmark, so December 1 stays.' },
    offer: 'A choice, not a duty.',
    note: 'It has to be postmarked by then: hand it over at the counter, since a postmark can show the day of sorting. You need an earned tax rate.',
    sources: [{ label: 'Form RT-7A', href: 'https://floridarevenue.com/taxes/taxesfees/Pages/rt_return_pay.aspx' }],
    checked: '2026-11-28',
  },
  {
    ...common,
    id: 'rt-6',
    name: 'Reemployment tax',
    form: 'Form RT-6',
    what: (period) => `Wages paid and Florida’s tax on them, ${period}`,
    who: ['employer'],
    schedule: { every: 'quarter' },
    note: `Due on the 1st of the month and late after this date. ${payEarlier}`,
    sources: [
      {
        label: 'Florida Department of Revenue, Reemployment Tax Report and Payment Information; Form RT-6N',
        href: 'https://floridarevenue.com/taxes/taxesfees/Pages/rt_return_pay.aspx',
      },
      paymentCalendar,
    ],
  },
  {
    ...common,
    id: 'f-1120',
    name: 'Florida corporation tax return',
    form: 'Form F-1120',
    what: (period) => `${period} Florida return and tax due, or Form F-7004 for more time to file`,
    who: ['c-corporation'],
    schedule: { every: 'year', month: 5, day: 1, for: 'last year' },
    note: payEarlier,
    sources: [corporateReturn, paymentCalendar],
  },
  {
    ...common,
    id: 'f-1120-extended',
    name: 'Florida corporation tax return, if extended',
    form: 'Form F-1120',
    what: (period) => `Last day for a ${period} Florida return on extension`,
    who: ['c-corporation'],
    schedule: { every: 'year', month: 11, day: 1, for: 'last year' },
    extends: { id: 'f-1120', by: 'Form F-7004' },
    sources: [corporateReturn],
  },
  {
    ...common,
    id: 'f-1120-es',
    name: 'Florida estimated tax of a corporation',
    form: 'F-1120ES',
    what: (period) => `Florida estimated tax, ${period}, if the year’s tax is more than $2,500`,
    who: ['c-corporation'],
    schedule: {
      every: 'installment',
      on: [
        { month: 5, day: 31 },
        // The one payment that goes back: on a Saturday or Sunday it is due on the last Friday of June.
        { month: 6, day: 30, shift: { to: 'previous', holidays: 'florida' } },
        { month: 9, day: 30 },
        { month: 12, day: 31 },
      ],
    },
    note: payEarlier,
    sources: [
      {
        label: 'Form F-1120ES; Florida Statutes 220.241 and 220.33',
        href: 'https://floridarevenue.com/taxes/taxesfees/Pages/corporate.aspx',
      },
      paymentCalendar,
    ],
  },
];
