import type { EstimateWords } from '../../../content/pages/estimate.ts';
import type { EstimateLine } from '../../../content/pages/page-types.ts';
import { readCount } from './read-estimate.ts';

/** The lines of an estimate that have an answer: count, amount, and the total. */
function sumUp(lines: EstimateLine[], answers: URLSearchParams) {
  const entries = lines.flatMap(({ key, item, amount: { low, high } }) => {
    const count = readCount(answers.get(key) ?? '');
    return count ? [{ key, count, item, amount: { low: low * count, high: high * count } }] : [];
  });
  const add = (end: 'low' | 'high') => entries.reduce((sum, { amount }) => sum + amount[end], 0);
  return { entries, total: { low: add('low'), high: add('high') } };
}

/**
 * Adds up an estimate, which is a query as `readEstimate` returns it. `bad` lists the lines that are left out because
 * their count is invalid, `remarks` the hints about lines that need another one.
 */
export function sumEstimate(estimate: EstimateWords, query: string) {
  const answers = new URLSearchParams(query);
  const lines = estimate.counted.flatMap((group) => group.lines);
  const once = sumUp(lines, answers);
  const monthly = sumUp(estimate.monthly.lines, answers);
  const isCounted = (key: string) => [...once.entries, ...monthly.entries].some((entry) => entry.key === key);
  return {
    once,
    monthly,
    bad: lines.filter(({ key }) => readCount(answers.get(key) ?? '') === undefined),
    remarks: estimate.companions.flatMap(({ key, others, text }) => (isCounted(key) && !others.some(isCounted) ? [text] : [])),
  };
}

export type Sum = ReturnType<typeof sumUp>;

/** Adds up an estimate. */
export type Totals = ReturnType<typeof sumEstimate>;
