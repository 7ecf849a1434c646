import { type NextDateOf, plurals, taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { addDays, countDays, describeWait } from '../../shared/dates.ts';
import type { NextDue } from '../../shared/pages/service.tsx';
import { findOccurrences, type Occurrence } from './occurrences.ts';
import { linkDates } from './query.ts';
import { type DueDate, groupByDate } from './upcoming.ts';
import { listNames } from './words.ts';

/** Names the next date: "Next due for S corporations" for the types that it is for, "Next due date" if it is for all. */
function nameNext(who: readonly TaxpayerType[], { items }: DueDate): string {
  const meant = who.filter((kind) => items.some(({ rule }) => rule.who.includes(kind)));
  const names = taxpayerTypes.filter(({ slug }) => meant.includes(slug)).map(({ slug }) => plurals[slug]);
  if (names.length === 0) return 'Next due date';
  return `Next due for ${names.length > 2 ? 'companies' : names.join(' and ')}`;
}

/**
 * Finds the next due date of some taxpayer types (of all, if `who` is empty) on a day, an ISO date; of certain rules
 * only, if `rules` names them. Throws if there is none.
 */
export function findNextDue({ who, rules, lead }: NextDateOf, day: string): NextDue {
  const coming = findOccurrences(who, day, addDays(day, 400));
  const isMeant = ({ rule }: Occurrence) => (rules ? rules.includes(rule.id) : !rule.onlySome);
  const [next] = groupByDate(coming.filter((item) => !item.rule.offer && isMeant(item)));
  if (!next) throw new Error(`nothing is due after ${day}`);
  return {
    lead: lead ?? nameNext(who, next),
    date: next.due,
    wait: describeWait(countDays(day, next.due)),
    what: listNames(next.items),
    href: linkDates(who),
  };
}
