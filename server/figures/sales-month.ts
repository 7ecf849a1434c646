import type { Bars } from '../../content/figure-types.ts';
import { addUp, takePercent } from './money.ts';

/** What a check and a month of sales come to, in dollars. */
interface SalesMonth {
  charge: number;
  /** What is taxed of the check. */
  taxable: number;
  /** The parts of its tax, in the order of the rates. */
  taxes: number[];
  /** What is taxed of the month, and its tax. */
  sold: number;
  salesTax: number;
  useTax: number;
  /** What is missing in a month in which the trap is forgotten. */
  short: number;
}

/** The sums of a check and of a month at the rates of a figure, to the cent. */
export function addUpMonth({ rates, check, month, bought }: Bars): SalesMonth {
  const percent = addUp(rates.map((rate) => rate.percent));
  const charge = takePercent(check.item.dollars, check.charge.percent);
  const taxable = addUp([check.item.dollars, charge]);
  const sum = (sales: Bars['month']['sales']) => addUp(sales.map(({ dollars }) => dollars));
  const sold = sum(month.sales.filter(({ isExempt }) => !isExempt));
  return {
    charge,
    taxable,
    taxes: rates.map((rate) => takePercent(taxable, rate.percent)),
    sold,
    salesTax: takePercent(sold, percent),
    useTax: takePercent(bought, percent),
    short: takePercent(sum(month.sales.filter(({ isTrap }) => isTrap)), percent),
  };
}
