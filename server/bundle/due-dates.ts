import { deadlineRules } from '../../content/deadlines/rules.ts';
import { dueWindow, plurals, whoEntries, whoOfService } from '../../content/deadlines/who.ts';
import { services } from '../../content/services/index.ts';
import { tideRules } from '../../content/tides.ts';
import type { DueDates, Tide } from '../../content/types.ts';
import { findOccurrences } from '../../shared/deadlines/occurrences.ts';
import { writeWho } from '../../shared/deadlines/query.ts';
import { type DueDate, groupByDate } from '../../shared/deadlines/upcoming.ts';
import { describeMove, listForms } from '../../shared/deadlines/words.ts';

/** "Next for S corporations", or "Next due date" where it is everybody's. */
function nameNext(who: readonly string[]): string {
  const names = whoEntries.filter(({ slug }) => who.includes(slug)).map(({ slug }) => plurals[slug]);
  if (names.length === 0) return 'Next due date';
  return `Next for ${names.length > 2 ? 'companies' : names.join(' and ')}`;
}

/**
 * The due dates that the page of a content file announces, for about a year; undefined if it announces none. They are
 * computed here, as the rules would be too much for the script of every page.
 */
export function listDueDates(file: string): DueDates | undefined {
  const service = services.find(({ path }) => path === `/services/${file}`);
  if (!service && file !== 'home') return undefined;
  const who = (service && whoOfService[service.path]) ?? [];
  const query = writeWho(who);
  const occurrences = findOccurrences(deadlineRules, who, dueWindow.from, dueWindow.to);
  const dates = groupByDate(occurrences).map(({ due, items }) => `${due} ${listForms(items)}`);
  return { lead: nameNext(who), href: query ? `/deadlines?${query}` : '/deadlines', dates };
}

/** A date of the deadline rules as a tide, if it is one. */
function toTide({ due, items }: DueDate): Tide[] {
  const find = (id: string) => items.find(({ rule }) => rule.id === id);
  const tide = tideRules.find(({ rules }) => rules.every(find));
  const named = tide?.rules.flatMap((id) => find(id) ?? []) ?? [];
  const [first] = named;
  if (!tide || !first) return [];
  const note = [tide.note.replace('{period}', first.period.words), describeMove(first)].filter(Boolean).join('. ');
  return [{ due, forms: named.map(({ rule }) => rule.form.replace(/^Forms? /, '')).join(', '), note, count: items.length }];
}

/** The dates of the tide table, for about a year. Throws if a tide names no rule. */
export function listTides(): Tide[] {
  for (const id of tideRules.flatMap(({ rules }) => rules))
    if (!deadlineRules.some((rule) => rule.id === id)) throw new Error(`${id} is no rule of content/deadlines`);
  return groupByDate(findOccurrences(deadlineRules, [], dueWindow.from, dueWindow.to)).flatMap(toTide);
}
