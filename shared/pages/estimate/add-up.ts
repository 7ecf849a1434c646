import type { EstimateWords } from '../../../content/pages/estimate.ts';
import type { EstimateLine } from '../../../content/pages/page-types.ts';
import type { Answers } from './read-estimate.ts';

/** The lines of an estimate that have a count, with their amounts, and the total. */
function sumUp(lines: EstimateLine[], answers: Answers) {
  const entries = lines.flatMap(({ key, item, amount: { low, high } }) => {
    const count = answers.get(key);
    return typeof count === 'number' ? [{ key, count, item, amount: { low: low * count, high: high * count } }] : [];
  });
  const add = (end: 'low' | 'high') => entries.reduce((sum, { amount }) => sum + amount[end], 0);
  return { entries, total: { low: add('low'), high: add('high') } };
}

/**
 * Adds up an estimate. `bad` lists the lines that are left out because their answer is no count, `remarks` the hints
 * about lines that need another one.
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
