import type { ServicePath } from '../services/index.ts';

/** What the specification gives single pages in their structured data. */
export const structuredData = {
  /** Its areas are the cities with `isServedWithBooks`. */
  bookkeeping: { path: '/services/bookkeeping-services', serviceType: 'Bookkeeping Services' },
} satisfies { bookkeeping: { path: ServicePath; serviceType: string } };
