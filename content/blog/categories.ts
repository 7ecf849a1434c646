import type { Category } from '../types.ts';

/** Labels of the blog index with their fixed counts. They are labels, not filters. */
export const categories = [
  { name: 'Business Tax', count: 12, colour: 'lagoon' },
  { name: 'Sales Tax', count: 8, colour: 'sand' },
  { name: 'Estate Planning', count: 6, colour: 'violet' },
  { name: 'Bookkeeping', count: 10, colour: 'olive' },
  { name: 'Audit Defense', count: 5, colour: 'coral' },
  { name: 'Business Formation', count: 7, colour: 'sky' },
] as const satisfies readonly Category[];

export type CategoryName = (typeof categories)[number]['name'];
