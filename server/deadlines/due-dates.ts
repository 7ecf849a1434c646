import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { Who } from '../../content/deadlines/types.ts';
import { whoEntries } from '../../content/deadlines/who.ts';
import { countDays } from '../../shared/deadlines/days.ts';
import { formatMonth } from '../../shared/format.ts';
import type { DueDates, DueDay, DueItem } from '../../shared/page-data.ts';
import { nameClosedDay } from './business-days.ts';
import type { Occurrence } from './occurrences.ts';
import { type DueDate, type Extension, findNextDates, listDueMonths, listExtensions } from './upcoming.ts';
import { describeMove, describeOccurrence, describeSharedMove, listForms } from './words.ts';

const nameKinds = (isMeant: (slug: Who) => boolean) =>
  whoEntries
    .filter(({ slug }) => isMeant(slug))
    .map(({ label }) => label)
    .join(', ');

/** The kinds of people whom a date is for, as far as they were asked for; nothing where one kind was. */
function nameWho({ rule }: Occurrence, who: readonly Who[]): string | undefined {
  if (who.length === 1) return undefined;
  return nameKinds((slug) => rule.who.includes(slug) && (who.length === 0 || who.includes(slug)));
}

/** Why a date stays on a day when nothing else would be due. */
function explainStay({ rule, due }: Occurrence): string | undefined {
  return rule.shift.to === 'stays' && nameClosedDay(due, 'florida') ? rule.shift.because : undefined;
}

/** What is due as a row. `isNew` is whether it is the first of its rule: what is to be noted is said once. */
function toItem(item: Occurrence, who: readonly Who[], isNew: boolean, hasSharedMove: boolean): DueItem {
  const { rule, period } = item;
  const notes = [isNew && rule.note, explainStay(item)].filter((note) => typeof note === 'string');
  const move = hasSharedMove ? undefined : describeMove(item);
  const meant = nameWho(item, who);
  return {
    id: `${rule.id}-${period.key}`,
    form: rule.form,
    agency: rule.agency,
    what: describeOccurrence(item),
    notes,
    ...(move && { move }),
    ...(meant && { who: meant }),
  };
}

/** A day with its rows. `known` are the rules that have had a row; those of this day are added. */
function toDay({ due, items }: DueDate, who: readonly Who[], known: Set<string>): DueDay {
  const move = describeSharedMove(items);
  const rows = items.map((item) => {
    const isNew = !known.has(item.rule.id);
    known.add(item.rule.id);
    return toItem(item, who, isNew, move !== undefined);
  });
  return { due, ...(move && { move }), items: rows };
}

const toExtension = ({ by, original, extended }: Extension) => ({
  form: original.rule.form,
  from: original.due,
  to: extended.due,
  by,
  who: nameKinds((slug) => original.rule.who.includes(slug)),
});

/** Everything that /deadlines shows on a day, an ISO date, for some kinds of people, nobody meaning everybody. */
export function listDueDates(who: readonly Who[], day: string): DueDates {
  const [next, ...later] = findNextDates(deadlineRules, who, day, 4);
  const months = listDueMonths(deadlineRules, who, day);
  const [first = '', last = ''] = [months[0]?.month, months.at(-1)?.month];
  const known = new Set<string>();
  const toNextItem = (item: Occurrence) => ({ id: item.rule.id, form: item.rule.form, what: describeOccurrence(item) });
  return {
    ...(next && { next: { due: next.due, days: countDays(day, next.due), items: next.items.map(toNextItem) } }),
    later: later.map(({ due, items }) => ({ due, days: countDays(day, due), forms: listForms(items) })),
    period: `${formatMonth(`${first}-01`)} to ${formatMonth(`${last}-01`)}`,
    names: nameKinds((slug) => who.includes(slug)),
    months: months.map(({ month, dates }) => ({ month, days: dates.map((date) => toDay(date, who, known)) })),
    extensions: listExtensions(deadlineRules, who, day).map(toExtension),
  };
}
