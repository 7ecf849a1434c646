import { facts, valueOn } from '../facts.ts';
import { annualReport, floridaReview, floridaShift } from './sources.ts';
import type { DeadlineRule } from './types.ts';

const filingDate = {
  label: 'Florida Statutes 192.047(2)',
  href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0192/Sections/0192.047.html',
};

const propertyTax = {
  label: 'Florida Statutes 197.162 and 197.333',
  href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0197/Sections/0197.162.html',
};

const businessTax = {
  label: 'Florida Statutes 205.053(1)',
  href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0200-0299/0205/Sections/0205.053.html',
};

/** Due dates of the Division of Corporations and of the county. */
export const floridaOffices: readonly DeadlineRule[] = [
  {
    id: 'annual-report',
    name: 'Florida annual report',
    agency: 'Florida Division of Corporations',
    what: (period) => `${period} report, filed online`,
    who: ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'nonprofit'],
    schedule: { every: 'year', month: 5, day: 1, for: 'this year' },
    shift: { to: 'stays', because: 'Reports can be filed online any day of the week, so May 1 stands.' },
    note: 'Every LLC files, even one with a single owner; a sole proprietor without an LLC does not. The first is due the year after you form it. After May 1 the late fee is $400; nonprofit corporations pay none.',
    sources: [annualReport],
    ...floridaReview,
  },
  {
    id: 'dr-501',
    name: 'New homestead exemption',
    form: 'Form DR-501',
    agency: 'County property appraiser',
    what: (period) => `New homestead exemption, if you owned and lived in it on January 1, ${period}`,
    who: ['individual'],
    schedule: { every: 'year', month: 3, day: 1, for: 'this year' },
    shift: floridaShift,
    fact: facts.homesteadVote,
    offer: 'An exemption to claim, for a new homestead.',
    sources: [
      {
        label: 'Florida Statutes 196.011(1)',
        href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0196/Sections/0196.011.html',
      },
      filingDate,
    ],
    ...floridaReview,
  },
  {
    id: 'property-tax-discount',
    name: 'Property tax at 4% off',
    agency: 'County tax collector',
    what: (period) => `Last day for 4% off the ${period} bill, for real estate or business equipment`,
    who: ['individual', 'sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'trust'],
    schedule: { every: 'year', month: 11, day: 30, for: 'this year' },
    shift: floridaShift,
    offer: 'A discount, not a deadline.',
    note: 'A bill sent late keeps the 4% for 30 days. Then it is 3% in December, 2% in January and 1% in February. The bill is due by March 31.',
    sources: [propertyTax],
    ...floridaReview,
  },
  {
    id: 'property-tax',
    name: 'Property tax',
    agency: 'County tax collector',
    what: (period) => `Last day for the ${period} bill before it is delinquent`,
    who: ['individual', 'sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'trust'],
    schedule: { every: 'year', month: 3, day: 31, for: 'last year' },
    shift: floridaShift,
    sources: [propertyTax],
    ...floridaReview,
  },
  {
    id: 'trim-notice',
    name: 'Notice of your assessment (TRIM)',
    agency: 'County property appraiser',
    what: (period) => `The ${period} notice should be in the mail by now; a petition is due 25 days after it was mailed`,
    who: ['individual', 'sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'trust'],
    schedule: { every: 'year', month: 8, day: 24, for: 'this year' },
    shift: { to: 'stays', because: 'The last day for a petition is printed on the notice.' },
    offer: 'A right, not a duty.',
    note: 'The petition, Form DR-486, goes to the Value Adjustment Board by the date on the notice. Until then a homestead application that missed March 1 may still be accepted, with a good reason.',
    sources: [
      {
        label: 'Florida Statutes 194.011(3)(d)',
        href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0194/Sections/0194.011.html',
      },
      {
        label: 'Florida Statutes 200.065(2)(b); 196.011(8) for a late homestead application',
        href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0200-0299/0200/Sections/0200.065.html',
      },
    ],
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  {
    id: 'tourist-tax',
    name: 'Tourist tax return',
    onlySome: true,
    agency: 'County tax collector',
    what: (period) => `Tourist development tax for ${period}, if you rent for six months or less`,
    who: ['sales-tax'],
    schedule: { every: 'month', day: 20 },
    shift: floridaShift,
    note: `Palm Beach County wants it even for a month without rent, or charges ${valueOn(facts.touristTaxPenalty, '2026-11-28')} or more. Broward County tells you how often to file.`,
    sources: [
      {
        label: 'Palm Beach County Tax Collector, Tourist Development Tax',
        href: 'https://www.pbctax.com/content/how-file-and-remit-payment',
      },
      {
        label: 'Broward County, Tourist Development Taxes',
        href: 'https://www.broward.org/RecordsTaxesTreasury/TaxesFees/Pages/TouristDevelopmentTaxes.aspx',
      },
    ],
    checked: '2026-11-28',
    reviewBy: '2027-07-15',
  },
  {
    id: 'dr-405',
    name: 'Tax return for business equipment and rental furniture',
    form: 'Form DR-405',
    agency: 'County property appraiser',
    what: (period) => `Business equipment and the furniture of a rental, as of January 1, ${period}`,
    who: ['individual', 'sole-proprietor', 'partnership', 's-corporation', 'c-corporation', 'trust'],
    schedule: { every: 'year', month: 4, day: 1, for: 'this year' },
    shift: floridaShift,
    note: 'Once a return shows $25,000 or less, you need not file again until you own more than that.',
    sources: [
      {
        label: 'Florida Statutes 193.062',
        href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0193/Sections/0193.062.html',
      },
      {
        label: 'Florida Statutes 196.183(3)',
        href: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0196/Sections/0196.183.html',
      },
      filingDate,
    ],
    ...floridaReview,
  },
  {
    id: 'business-tax-receipt',
    name: 'Local business tax receipt',
    agency: 'County tax collector',
    what: (period) => `Receipt for the year that begins on October 1, ${period}`,
    who: ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation'],
    schedule: { every: 'year', month: 9, day: 30, for: 'this year' },
    shift: floridaShift,
    note: 'Many cities ask for one of their own.',
    fact: facts.businessTaxRepeal,
    sources: [businessTax],
    ...floridaReview,
  },
  {
    id: 'rental-receipt',
    name: 'Local business tax receipt of a rental',
    onlySome: true,
    agency: 'County tax collector',
    what: (period) => `Receipt for a home or a condo that you rent out, for the year that begins on October 1, ${period}`,
    who: ['individual', 'sales-tax'],
    schedule: { every: 'year', month: 9, day: 30, for: 'this year' },
    shift: floridaShift,
    note: 'For a stay of six months or less you also file sales tax and tourist tax: choose “Collects sales tax” for those dates.',
    sources: [businessTax],
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
];
