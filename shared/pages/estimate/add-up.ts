import type { EstimateContent, EstimateLine } from '../../../content/page-types.ts';
import type { Amount } from '../../../content/types.ts';
import { readCount } from './read-estimate.ts';

/** A line of the tape: how many of what, and what they come to. */
interface Entry {
  key: string;
  count: number;
  item: string;
  amount: Amount;
}

function sumUp(entries: Entry[]) {
  const total = { low: 0, high: 0 };
  for (const { amount } of entries) {
    total.low += amount.low;
    total.high += amount.high;
  }
  return { entries, total };
}

/**
 * Adds up an estimate, which is a query as `readEstimate` gives it. `bad` is what is left out because its number is
 * none, `alone` says what goes with a return that is not counted.
 */
export function addUp(estimate: EstimateContent, query: string) {
  const asked = new URLSearchParams(query);
  const toEntries = (lines: EstimateLine[]) =>
    lines.flatMap(({ key, item, amount: { low, high } }) => {
      const count = readCount(asked.get(key) ?? '');
      return count ? [{ key, count, item, amount: { low: low * count, high: high * count } }] : [];
    });
  const lines = estimate.counted.flatMap((group) => group.lines);
  const once = sumUp(toEntries(lines));
  const isCounted = (key: string) => once.entries.some((entry) => entry.key === key);
  return {
    once,
    monthly: sumUp(toEntries(estimate.monthly.lines)),
    bad: lines.filter(({ key }) => readCount(asked.get(key) ?? '') === undefined),
    alone: estimate.companions.filter(({ key, needs }) => isCounted(key) && !needs.some(isCounted)).map(({ text }) => text),
  };
}

export type Sum = ReturnType<typeof sumUp>;

/** What an estimate comes to. */
export type Totals = ReturnType<typeof addUp>;
