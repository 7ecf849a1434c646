import { owners, taxpayerTypes, together } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import type { Occurrence } from './occurrences.ts';

/** Kinds of people in few words. */
export function nameKinds(kinds: readonly TaxpayerType[]): string {
  if (kinds.length > 5) return together.everyone;
  const areAll = owners.every((owner) => kinds.includes(owner));
  const others = taxpayerTypes.filter(({ slug }) => kinds.includes(slug) && !(areAll && owners.includes(slug)));
  return [areAll ? together.businesses : [], others.map(({ label, short = label }) => short)].flat().join(', ');
}

/** Names the taxpayer types of a date among the chosen ones; undefined if one type was chosen. */
export function nameTaxpayers({ rule }: Occurrence, who: readonly TaxpayerType[]): string | undefined {
  if (who.length === 1) return undefined;
  const areMost = rule.who.length > 5 || who.length === 0;
  return nameKinds(areMost ? rule.who : rule.who.filter((slug) => who.includes(slug)));
}
