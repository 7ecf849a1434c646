import type { Category } from '../types.ts';

/** Labels of the blog index with their fixed counts. They are labels, not filters. */
export const categories = [
  { name: 'Business Tax', count: 12, colour: 'river' },
  { name: 'Sales Tax', count: 8, colour: 'sun' },
  { name: 'Estate Planning', count: 6, colour: 'brick' },
  { name: 'Bookkeeping', count: 10, colour: 'stone' },
  { name: 'Audit Defense', count: 5, colour: 'coral' },
  { name: 'Business Formation', count: 7, colour: 'slate' },
] as const satisfies readonly Category[];

export type CategoryName = (typeof categories)[number]['name'];
