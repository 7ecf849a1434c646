import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';

/** Reads the taxpayer types of a query, in the order of the chooser; unknown values are ignored. */
export function readTaxpayerTypes(query: URLSearchParams): TaxpayerType[] {
  const values = query.getAll('who');
  return taxpayerTypes.map(({ slug }) => slug).filter((slug) => values.includes(slug));
}

/** Formats taxpayer types as a query without the question mark. It is empty for all of them. */
export function formatTaxpayerTypes(who: readonly TaxpayerType[]): string {
  const inOrder = taxpayerTypes.filter(({ slug }) => who.includes(slug));
  return inOrder.map(({ slug }) => `who=${slug}`).join('&');
}

/** Returns the address of /deadlines with the dates of some taxpayer types. */
export function linkDates(who: readonly TaxpayerType[]): string {
  return ['/deadlines', formatTaxpayerTypes(who)].filter(Boolean).join('?');
}
