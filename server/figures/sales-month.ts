import type { Bars } from '../../content/figure-types.ts';
import { addUp, takePercent } from './money.ts';

/** The sums of a check and of a month at the rates of a figure, in dollars, to the cent. */
export function addUpMonth({ rates, check, month, bought }: Bars) {
  const percent = addUp(rates.map((rate) => rate.percent));
  const charge = takePercent(check.item.dollars, check.charge.percent);
  const taxable = addUp([check.item.dollars, charge]);
  const sum = (sales: Bars['month']['sales']) => addUp(sales.map(({ dollars }) => dollars));
  const sold = sum(month.sales.filter(({ isExempt }) => !isExempt));
  return {
    charge,
    /** What is taxed of the check, and the parts of its tax, in the order of the rates. */
    taxable,
    taxes: rates.map((rate) => takePercent(taxable, rate.percent)),
    /** What is taxed of the month, and its tax. */
    sold,
    salesTax: takePercent(sold, percent),
    useTax: takePercent(bought, percent),
    /** What is missing in a month in which the trap is forgotten. */
    short: takePercent(sum(month.sales.filter(({ isTrap }) => isTrap)), percent),
  };
}
