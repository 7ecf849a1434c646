import { facts, toPercent } from '../facts.ts';
import type { Bars } from '../figure-types.ts';
import type { Today } from '../types.ts';

export const figure = (today: Today): Bars => ({
  kind: 'bars',
  caption: {
    lead: 'The money goes missing at the edges of the check.',
    text: `A charge the house keeps is part of the price; a gratuity, separately stated and paid in full to the staff, is not. Example figures at ${today(facts.palmBeachTotal)}, the total in Palm Beach County in 2026.`,
  },
  rates: [
    { name: 'State', percent: toPercent(today(facts.stateSalesTax)), owner: 'for the state' },
    { name: 'Palm Beach surtax', percent: toPercent(today(facts.palmBeachSurtax)), owner: 'for the county’s schools' },
  ],
  check: {
    title: 'One check',
    text: 'Example: a party of eight in Delray Beach',
    item: { name: 'Food and drink', dollars: 400 },
    charge: { name: 'Service charge', percent: 20 },
    taxable: 'Taxable',
    paid: 'The guests pay',
  },
  month: {
    title: 'One month',
    text: 'The sixty-seat restaurant described below. Each bar is as wide as its amount.',
    sales: [
      { name: 'Dining room, bar and pickup', dollars: 84_000 },
      { name: 'Catering', dollars: 9_000 },
      { name: 'Service charges', dollars: 6_000, note: 'kept by the house: taxed, often missed', isTrap: true },
      { name: 'Church luncheon', dollars: 1_000, note: 'exempt', isExempt: true },
    ],
    taxable: 'Taxable sales',
  },
  bought: 1_200,
  months: 36,
  sun: { title: '20th', text: 'last day' },
  wet: {
    check: 'of this check was never yours',
    due: 'due for the month',
    sales: 'on sales',
    use: 'of use tax on dishes bought online',
    short: 'short each month, if the service charges are coded as tips',
    audit: 'such months, before penalty and interest',
  },
  sources: [
    'Florida Statutes 212.02(16), 212.05 and 212.06(1); Florida Administrative Code 12A-1.0115(7), gratuities and service charges',
    'Florida Department of Revenue, Form DR-15DSS for 2026: Palm Beach 0.5% from January 1, 2026',
    'Florida Statutes 212.11; Florida Department of Revenue, instructions for Form DR-15',
  ],
});
