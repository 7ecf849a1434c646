import type { Who } from '../../content/deadlines/types.ts';
import { owners, together, whoEntries } from '../../content/deadlines/who.ts';
import type { Occurrence } from './occurrences.ts';

/** Kinds of people in few words. */
export function nameKinds(kinds: readonly Who[]): string {
  if (kinds.length > 5) return together.everyone;
  const areAll = owners.every((owner) => kinds.includes(owner));
  const others = whoEntries.filter(({ slug }) => kinds.includes(slug) && !(areAll && owners.includes(slug)));
  return [areAll ? together.businesses : [], others.map(({ label, short = label }) => short)].flat().join(', ');
}

/** Names the taxpayer types of a date among the chosen ones; undefined if one type was chosen. */
export function nameWho({ rule }: Occurrence, who: readonly Who[]): string | undefined {
  if (who.length === 1) return undefined;
  const areMost = rule.who.length > 5 || who.length === 0;
  return nameKinds(areMost ? rule.who : rule.who.filter((slug) => who.includes(slug)));
}
