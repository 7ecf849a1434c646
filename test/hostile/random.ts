let seed = 20_261_120;

/** A number from 0 to below `most`, the same series in every run (xorshift32). */
export function random(most: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % most;
}

/** One of a list. Throws if it is empty. */
export function pick<T>(list: readonly T[]): T {
  const [found] = list.slice(random(list.length));
  if (found === undefined) throw new Error('an empty list');
  return found;
}
