import { formatPrice } from '../shared/format.ts';
import type { Price, PriceRow, Range } from './types.ts';

/** One amount, and what it pays for once if that is not the whole. */
export const flat = (dollars: number, per?: Price['per']): Price => ({ low: dollars, high: dollars, ...(per && { per }) });

/** The month of the last change of a price, as /pricing says it. */
const pricesAsOf = 'November 2026';

/** The price list. Every price on the site is read from here; the order is the order of the ledger on /pricing. */
export const prices = {
  basic1040: { service: 'Basic 1040 (individual return)', price: flat(600) },
  scheduleC: { service: 'Schedule C add-on', price: flat(825) },
  stateReturn: { service: 'State return add-on', price: flat(350, 'state') },
  partnership: { service: 'Partnership return (Form 1065)', price: flat(1500) },
  sCorporation: { service: 'S corporation return (Form 1120-S)', price: flat(1350) },
  cCorporation: { service: 'C corporation return (Form 1120)', price: flat(1550) },
  bookkeeping: { service: 'Bookkeeping', price: { low: 299, high: 899, per: 'month' } },
  payroll: { service: 'Payroll', price: { low: 99, high: 299, per: 'month' } },
  salesTax: { service: 'Sales tax returns', price: flat(100, 'month') },
  formation: { service: 'Business formation', price: { low: 599, high: 1299 } },
  quickbooks: { service: 'QuickBooks setup and training', price: { low: 399, high: 799 } },
  salesTaxRegistration: { service: 'Sales tax registration and filing', price: { low: 199, high: 399 } },
  statements: { service: 'Financial statements', price: { low: 499, high: 1299 } },
  planning: { service: 'Tax planning', price: flat(299, 'session') },
  trustReturn: { service: 'Trust return (Form 1041)', price: flat(1050) },
  audit: { service: 'IRS audit representation', price: flat(299, 'hour') },
  amended: { service: 'Amended returns', price: 'By consultation' },
} satisfies Record<string, PriceRow>;

/** The scope of the price of a C corporation's return. */
export const withF1120 = 'with Florida’s F-1120';

/** The cost of work with the IRS besides our fee. */
export const irsFees = 'The IRS’s own fees, for a payment plan or an offer in compromise, are yours';

/** How long the prices hold: Circular 230, section 10.30(b). */
export const pricesHold = `Prices as of ${pricesAsOf}; we charge no more than these for at least 30 days after they are published`;

/** How long they hold, and who bears costs. */
export const priceTerms = `${pricesHold}, and ${irsFees.replace('The', 'the')}.`;

/** The basis of a fee that is not on the list. */
export const quotedBy = {
  form990: 'once we know which form you owe, its schedules, your grants with conditions, and whether the books are closed',
  giftOrEstate: 'by its assets',
};

/** Whom the price of the Basic 1040 is for. */
export const basicFor = 'with investments or a home';

/** The return that most households need, as it is called in a line. */
export const basicReturn = `Basic 1040 ${formatPrice(prices.basic1040.price)}`;

/** Multiplies a price by a range of times. */
export const costOf = ({ low, high }: Price, times: Range): Price => ({ low: low * times.low, high: high * times.high });

/** The months of a year. */
export const year: Range = { low: 12, high: 12 };

/** The lower end of a price: "$299 per month". */
export const leastOf = (price: Price): Price => ({ ...price, high: price.low });

/** The lower end of a price where it stands alone: "from $299 per month". A sentence says "starts at". */
export const startOf = (price: Price): Price => ({ ...leastOf(price), isLeast: true });

/** Starting prices of the three packages. */
export const packagePrices = {
  individual: startOf(prices.basic1040.price),
  smallBusiness: startOf(prices.sCorporation.price),
  advisory: startOf(flat(2499)),
};
