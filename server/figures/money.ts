/** A percentage of an amount, to the cent. */
export function takePercent(amount: number, percent: number): number {
  return Math.round(amount * percent) / 100;
}

/** What amounts come to, to the cent. */
export function addUp(amounts: number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

/** An amount with its cents: 1,000.00. */
export function formatMoney(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
}

/** Whole dollars: $1,000. */
export function formatDollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
