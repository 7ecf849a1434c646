import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';

/** Reads the taxpayer types of a query, in the order of the chooser; unknown values are ignored. */
export function readTaxpayerTypes(query: URLSearchParams): TaxpayerType[] {
  const values = query.getAll('who');
  return taxpayerTypes.map(({ slug }) => slug).filter((slug) => values.includes(slug));
}

/** The query for these kinds of people, without the question mark; empty for everybody. */
export function formatTaxpayerTypes(who: readonly TaxpayerType[]): string {
  const inOrder = taxpayerTypes.filter(({ slug }) => who.includes(slug));
  return inOrder.map(({ slug }) => `who=${slug}`).join('&');
}

/** The address of the page with the dates of these kinds of people. */
export function linkDates(who: readonly TaxpayerType[]): string {
  return ['/deadlines', formatTaxpayerTypes(who)].filter(Boolean).join('?');
}
