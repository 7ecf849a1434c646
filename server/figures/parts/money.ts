/** Takes a percentage of an amount, to the cent. */
export function takePercent(amount: number, percent: number): number {
  return Math.round(amount * percent) / 100;
}

/** Adds amounts up, to the cent. */
export function addUp(amounts: number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}
