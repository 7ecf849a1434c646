/** A percentage of an amount, to the cent. */
export function takePercent(amount: number, percent: number): number {
  return Math.round(amount * percent) / 100;
}

/** What amounts come to, to the cent. */
export function addUp(amounts: number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

const numbers = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** A number with its commas: 1,000. */
export function formatNumber(amount: number): string {
  return numbers.format(amount);
}

/** An amount with its cents: 1,000.00. */
export function formatMoney(amount: number): string {
  return cents.format(amount);
}

/** Whole dollars: $1,000. */
export function formatDollars(amount: number): string {
  return `$${formatNumber(amount)}`;
}
