import type { EstimateWords } from '../../../content/pages/estimate.ts';
import { formatAmount } from '../../format.ts';
import type { Totals } from './add-up.ts';

/** Describes the totals: "From $1,200", or that there is none. */
export function listTotals({ once, monthly }: Totals, tape: EstimateWords['tape'], dash?: string): string[] {
  const totals = [
    ...(once.total.high > 0 ? [`${tape.once.total} ${formatAmount(once.total, dash)}`] : []),
    ...(monthly.total.high > 0 ? [`${tape.monthly.total} ${formatAmount(monthly.total, dash)}`] : []),
  ];
  return totals.length > 0 ? totals : [once.entries.length > 0 ? tape.quoted : tape.nothing];
}

/** Writes an estimate as the lines of an email: its items, then the totals, in ASCII, which every mail program reads right. */
export function listLines(totals: Totals, tape: EstimateWords['tape']): string[] {
  const entries = [...totals.once.entries, ...totals.monthly.entries];
  return [
    ...entries.map(({ count, item, amount }) => `${count} x ${item}: ${formatAmount(amount, ' to ')}`),
    ...listTotals(totals, tape, ' to '),
  ];
}

/** The totals in one line, for a screen reader. */
export function describeTotals(totals: Totals, tape: EstimateWords['tape']): string {
  const sums = listTotals(totals, tape, ' to ').join('. ');
  const leftOut = totals.bad.map(({ item }) => item).join(', ');
  return `${sums}.${leftOut && ` ${tape.leftOut} ${leftOut}.`}`;
}
