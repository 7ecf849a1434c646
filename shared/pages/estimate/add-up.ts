import type { EstimateWords } from '../../../content/pages/estimate.ts';
import type { EstimateLine } from '../../../content/pages/page-types.ts';
import type { Answers } from './read-estimate.ts';

/** The lines of an estimate that have a count, with their amounts, and the total, which is 0 if all are quoted. */
function sumUp(lines: EstimateLine[], answers: Answers) {
  const entries = lines.flatMap(({ key, item, amount }) => {
    const count = answers.get(key);
    if (typeof count !== 'number') return [];
    const times = typeof amount === 'string' ? amount : { low: amount.low * count, high: amount.high * count };
    return [{ key, count, item, amount: times }];
  });
  const add = (end: 'low' | 'high') =>
    entries.reduce((sum, { amount }) => sum + (typeof amount === 'string' ? 0 : amount[end]), 0);
  return { entries, total: { low: add('low'), high: add('high') } };
}

/**
 * Adds up an estimate. `bad` lists the lines whose answer is no count, which are left out; `remarks` are hints about
 * lines that need another one.
 */
export function sumEstimate({ counted, monthly, companions }: EstimateWords, answers: Answers) {
  const lines = counted.flatMap((group) => group.lines);
  const isCounted = (key: string) => typeof answers.get(key) === 'number';
  return {
    once: sumUp(lines, answers),
    monthly: sumUp(monthly.lines, answers),
    bad: lines.filter(({ key }) => typeof answers.get(key) === 'string'),
    remarks: companions.flatMap(({ key, others, text }) => (isCounted(key) && !others.some(isCounted) ? [text] : [])),
  };
}

export type Sum = ReturnType<typeof sumUp>;

export type Totals = ReturnType<typeof sumEstimate>;
