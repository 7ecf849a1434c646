import { deadlineRules } from '../../content/deadlines/rules.ts';
import { owners, taxpayerTypes, together } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { readFactsOn } from '../../content/facts.ts';
import { deadlines } from '../../content/pages/deadlines.ts';
import type { Today } from '../../content/types.ts';
import { addDays, countDays, formatMonth } from '../../shared/dates.ts';
import type { DueDates, DueDay, DueItem } from '../../shared/pages/deadlines/props.ts';
import { nameClosedDay } from './business-days.ts';
import { findOccurrences, type Occurrence } from './occurrences.ts';
import { type DueDate, type DueMonth, type Extension, groupByDate, listDueMonths, listExtensions } from './upcoming.ts';
import {
  describeMove,
  describeOccurrence,
  describeSharedMove,
  isRepeat,
  listMonthNames,
  listNames,
  nameOccurrence,
  nameRule,
} from './words.ts';

/** Names taxpayer types in a few words. */
function nameKinds(kinds: readonly TaxpayerType[]): string {
  if (kinds.length > 5) return together.everyone;
  const areAll = owners.every((owner) => kinds.includes(owner));
  const others = taxpayerTypes.filter(({ slug }) => kinds.includes(slug) && !(areAll && owners.includes(slug)));
  return [areAll ? together.businesses : [], others.map(({ label, short = label }) => short)].flat().join(', ');
}

/** Names the taxpayer types of a date among the chosen ones; undefined if one type was chosen. */
function nameTaxpayers({ rule }: Occurrence, who: readonly TaxpayerType[]): string | undefined {
  if (who.length === 1) return undefined;
  const areMost = rule.who.length > 5 || who.length === 0;
  return nameKinds(areMost ? rule.who : rule.who.filter((slug) => who.includes(slug)));
}

/** Explains why a date stays on a weekend or a holiday. */
function explainStay({ rule, due }: Occurrence): string | undefined {
  return rule.shift.to === 'stays' && nameClosedDay(due, 'florida') ? rule.shift.because : undefined;
}

/** The taxpayer types that were asked for, and the facts on the day. */
interface DatesQuery {
  who: readonly TaxpayerType[];
  today: Today;
}

/** Makes the row of a due date. `isNew` says whether it is the first of its rule: only the first has the note. */
function toItem(item: Occurrence, { who, today }: DatesQuery, isNew: boolean, hasSharedMove: boolean): DueItem {
  const { rule } = item;
  const notes = [rule.offer, isNew && rule.note, isNew && rule.fact && today(rule.fact), explainStay(item)].filter(
    (note) => typeof note === 'string',
  );
  const move = hasSharedMove ? undefined : describeMove(item);
  const meant = nameTaxpayers(item, who);
  return {
    id: `${rule.id}-${item.period.key}`,
    title: nameOccurrence(item),
    agency: rule.agency,
    what: describeOccurrence(item),
    notes,
    ...(move && { move }),
    ...(meant && { who: meant }),
  };
}

/** A day with its rows. `known` are the rules that have had a row; those of this day are added. */
function toDay({ due, items }: DueDate, query: DatesQuery, known: Set<string>): DueDay {
  const move = describeSharedMove(items);
  const rows = items.map((item) => {
    const isNew = !known.has(item.rule.id);
    known.add(item.rule.id);
    return toItem(item, query, isNew, move !== undefined);
  });
  return { due, ...(move && { move }), items: rows };
}

const toExtension = ({ by, original, extended }: Extension) => ({
  title: nameRule(original.rule),
  from: original.due,
  to: extended.due,
  by,
  who: nameKinds(original.rule.who),
});

/** Lists the dates that fall on the same day of each month, for some taxpayer types. */
function listMonthly(who: readonly TaxpayerType[]): DueDates['monthly'] {
  return deadlineRules.flatMap((rule) => {
    const { id, agency, what, note, schedule } = rule;
    if (schedule.every !== 'month' || (who.length > 0 && !rule.who.some((kind) => who.includes(kind)))) return [];
    const said = what(deadlines.states.period);
    return [{ id, day: schedule.day, title: nameRule(rule), agency, what: said, notes: note ? [note] : [] }];
  });
}

/** Removes from the months the dates that are the same in each, except the first. */
function withoutRepeats(months: DueMonth[]): DueMonth[] {
  const known = new Set<string>();
  const isShown = (item: Occurrence) => {
    const isFirst = !known.has(item.rule.id);
    known.add(item.rule.id);
    return isFirst || !isRepeat(item);
  };
  return months.map(({ month, dates }) => {
    const left = dates.map(({ due, items }) => ({ due, items: items.filter(isShown) }));
    return { month, dates: left.filter(({ items }) => items.length > 0) };
  });
}

/** Lists the dates of /deadlines on a day, an ISO date, for some taxpayer types; an empty `who` means all of them. */
export function listDueDates(who: readonly TaxpayerType[], day: string): DueDates {
  const coming = findOccurrences(who, day, addDays(day, 400));
  const first = coming.find(({ rule }) => !rule.offer && !rule.onlySome)?.due ?? '';
  const [next, ...later] = groupByDate(coming.filter(({ rule, due }) => !rule.offer && due >= first)).slice(0, 4);
  const before = coming.filter(({ due }) => due < first);
  const query = { who, today: readFactsOn(day) };
  const months = withoutRepeats(listDueMonths(who, day));
  const [from = '', to = ''] = [months[0]?.month, months.at(-1)?.month];
  const monthly = listMonthly(who);
  const known = new Set(monthly.map(({ id }) => id));
  const toNextItem = (item: Occurrence) => ({ id: item.rule.id, title: nameOccurrence(item), what: describeOccurrence(item) });
  const chosen = taxpayerTypes.filter(({ slug }) => who.includes(slug));
  return {
    ...(next && { next: { due: next.due, days: countDays(day, next.due), items: next.items.map(toNextItem) } }),
    before: before.map((item) => ({ due: item.due, ...toNextItem(item) })),
    later: later.map(({ due, items }) => ({ due, days: countDays(day, due), what: listNames(items) })),
    period: `${formatMonth(from)} to ${formatMonth(to)}`,
    names: chosen.map(({ label }) => label).join(', '),
    monthly,
    months: months.map(({ month, dates }) => ({
      month,
      what: listMonthNames(dates.flatMap(({ items }) => items)),
      days: dates.map((date) => toDay(date, query, known)),
    })),
    extensions: listExtensions(who, day).map(toExtension),
  };
}
