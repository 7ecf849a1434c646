import type { EstimateContent, EstimateLine } from '../../../content/page-types.ts';
import { readCount } from './read-estimate.ts';

/** What is asked for of some lines: how many of what, what they come to, and the total. */
function sumUp(lines: EstimateLine[], asked: URLSearchParams) {
  const entries = lines.flatMap(({ key, item, amount: { low, high } }) => {
    const count = readCount(asked.get(key) ?? '');
    return count ? [{ key, count, item, amount: { low: low * count, high: high * count } }] : [];
  });
  const add = (end: 'low' | 'high') => entries.reduce((sum, { amount }) => sum + amount[end], 0);
  return { entries, total: { low: add('low'), high: add('high') } };
}

/**
 * Adds up an estimate, which is a query as `readEstimate` gives it. `bad` is what is left out because its number is
 * none, `alone` says what goes with a return that is not counted.
 */
export function addUp(estimate: EstimateContent, query: string) {
  const asked = new URLSearchParams(query);
  const lines = estimate.counted.flatMap((group) => group.lines);
  const once = sumUp(lines, asked);
  const isCounted = (key: string) => once.entries.some((entry) => entry.key === key);
  return {
    once,
    monthly: sumUp(estimate.monthly.lines, asked),
    bad: lines.filter(({ key }) => readCount(asked.get(key) ?? '') === undefined),
    alone: estimate.companions.filter(({ key, needs }) => isCounted(key) && !needs.some(isCounted)).map(({ text }) => text),
  };
}

export type Sum = ReturnType<typeof sumUp>;

/** What an estimate comes to. */
export type Totals = ReturnType<typeof addUp>;
