/** Takes a percentage of an amount, to the cent. */
export function takePercent(amount: number, percent: number): number {
  return Math.round(amount * percent) / 100;
}

/** Adds amounts up, to the cent. */
export function addUp(amounts: number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

const numbers = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Formats a number with its commas: 1,000. */
export function formatNumber(amount: number): string {
  return numbers.format(amount);
}

/** Formats an amount with its cents: 1,000.00. */
export function formatMoney(amount: number): string {
  return cents.format(amount);
}

/** Formats whole dollars: $1,000. */
export function formatDollars(amount: number): string {
  return `$${formatNumber(amount)}`;
}
