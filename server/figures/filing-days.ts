import type { Filing, MarkedDays } from '../../content/figure-types.ts';
import { addDays } from '../../shared/deadlines/days.ts';
import { findOccurrences, type Occurrence } from '../deadlines/occurrences.ts';

const dayOf = (date: string) => Number(date.slice(8));

/** The month in which a return is due next after `day`, an ISO date, and its days. Throws if there is no such rule. */
export function findFilingDays({ rules, labels, note }: Filing, day: string): MarkedDays {
  const find = (id: string, from: string): Occurrence => {
    const next = findOccurrences([], from, addDays(from, 62)).find(({ rule }) => rule.id === id);
    if (!next) throw new Error(`no deadline rule "${id}" has a date after ${from}`);
    return next;
  };
  const { due, period } = find(rules.return, day);
  const month = due.slice(0, 7);
  const payment = find(rules.payment, `${month}-01`);
  return {
    days: { month },
    note: note.replace('{period}', period.words),
    marks: [
      { day: 1, label: labels.due, tone: 'due' },
      { day: dayOf(payment.due), label: labels.payment },
      { day: dayOf(due), label: labels.last, tone: 'key' },
      { day: dayOf(due) + 1, label: labels.late },
    ],
  };
}
