import type { Amount, Claim, PriceRow, Range } from './types.ts';

/** The price list. Every price on the site is read from here; the order is the order of the ledger on /pricing. */
export const prices = {
  basic1040: { service: 'Basic 1040 (individual return)', price: '$600' },
  scheduleC: { service: 'Schedule C add-on', price: '$825' },
  stateReturn: { service: 'State return add-on', price: '$350 per state' },
  partnership: { service: 'Partnership return (Form 1065)', price: '$1,500' },
  sCorporation: { service: 'S corporation return (Form 1120-S)', price: '$1,350' },
  cCorporation: { service: 'C corporation return (Form 1120)', price: '$1,550' },
  bookkeeping: { service: 'Bookkeeping', price: '$299–$899 per month' },
  payroll: { service: 'Payroll', price: '$99–$299 per month' },
  salesTax: { service: 'Sales tax returns', price: '$100 per month' },
  formation: { service: 'Business formation', price: '$599–$1,299' },
  quickbooks: { service: 'QuickBooks setup and training', price: '$399–$799' },
  salesTaxRegistration: { service: 'Sales tax registration and filing', price: '$199–$399' },
  statements: { service: 'Financial statements', price: '$499–$1,299' },
  planning: { service: 'Tax planning', price: '$299 per session' },
  trustReturn: { service: 'Trust return (Form 1041)', price: '$1,050' },
  audit: { service: 'IRS audit representation', price: '$299 per hour' },
  amended: { service: 'Amended returns', price: 'By consultation' },
} satisfies Record<string, PriceRow>;

/** What the price of a C corporation's return has in it. */
export const withF1120 = 'with Florida’s F-1120';

/** What work with the IRS can cost besides our fee. */
export const irsFees = 'The IRS’s own fees, for a payment plan or an offer in compromise, are yours';

/** What sets a fee that is not on the list. */
export const quotedBy = {
  form990: 'once we know which form you owe, its schedules, your grants with conditions, and whether the books are closed',
  giftOrEstate: 'by its assets',
};

/** Whom the price of the Basic 1040 is for. */
export const basicFor = 'with investments or a home';

/** The return that most households need, as it is called in a line. */
export const basicReturn = `Basic 1040 ${prices.basic1040.price}`;

/** The dollars in a price of the list, without what they are for. Throws if there are none. */
function toAmount({ service, price }: PriceRow): Amount {
  const [low, high = low] = Array.from(price.matchAll(/\$([\d,]+)/g), ([, figure = '']) => Number(figure.replaceAll(',', '')));
  if (low === undefined || high === undefined) throw new Error(`${service}: ${price} is no amount`);
  return { low, high };
}

/** A price of the list, taken as often as `times` says. */
function multiply(row: PriceRow, times: Range): string {
  const { low, high } = toAmount(row);
  const [least, most] = [low * times.low, high * times.high].map((dollars) => `$${dollars.toLocaleString('en-US')}`);
  return least === most ? `${least}` : `${least}–${most}`;
}

/** The hours of a claim: "2 to 4 hours". */
export function readHours({ value }: Claim): Range {
  const [low = Number.NaN, high = low] = (value.match(/\d+/g) ?? []).map(Number);
  return { low, high };
}

/** What the hours of a claim cost at an hourly price: "$598–$1,196". */
export const costOf = (row: PriceRow, hours: Claim): string => multiply(row, readHours(hours));

/** The months of a year. */
export const year: Range = { low: 12, high: 12 };

/** What a monthly price comes to in a year. */
export const costOfYear = (row: PriceRow): string => multiply(row, year);

/** The lower end of a range of the list: "$299 per month". */
export const leastOf = ({ price }: PriceRow): string => price.replace(/–\$[\d,]+/, '');

/** "from $299 per month", which stands in a figure; a sentence says "starts at". */
export const startOf = (row: PriceRow): string => `from ${leastOf(row)}`;

/** The prices that can be added up, as numbers. */
export const amounts = {
  basic1040: toAmount(prices.basic1040),
  scheduleC: toAmount(prices.scheduleC),
  stateReturn: toAmount(prices.stateReturn),
  partnership: toAmount(prices.partnership),
  sCorporation: toAmount(prices.sCorporation),
  cCorporation: toAmount(prices.cCorporation),
  trustReturn: toAmount(prices.trustReturn),
  bookkeeping: toAmount(prices.bookkeeping),
  payroll: toAmount(prices.payroll),
  salesTax: toAmount(prices.salesTax),
};

/** Starting prices of the three packages. */
export const packagePrices = {
  individual: startOf(prices.basic1040),
  smallBusiness: startOf(prices.sCorporation),
  advisory: 'from $2,499',
};
