/**
 * How often each of many texts came, in bounded memory though strangers choose the texts. Whenever there are `most` of
 * them, the rarer half is let go (after lossy counting, Manku and Motwani 2002): what comes often stays, and what came
 * only then and now may be counted too low.
 */
export class BoundedCounts {
  readonly #most: number;
  #counts = new Map<string, number>();
  #total = 0;

  constructor(most = 10_000) {
    this.#most = most;
  }

  /** How often any text came. */
  get total(): number {
    return this.#total;
  }

  add(text: string): void {
    this.#total++;
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    if (this.#counts.size >= this.#most) this.#counts = new Map(this.top(this.#most / 2));
  }

  /** The texts that came most often, up to `count`, with their numbers; among equals in the order of the alphabet. */
  top(count: number): [string, number][] {
    return [...this.#counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, count);
  }
}
